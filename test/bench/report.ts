import { mkdirSync, writeFileSync } from "node:fs";
import type { BenchCase, Sample } from "./bench";
import { medians, type Ratio, ratios } from "./statistics";

interface Comparison {
  readonly with: string;
  readonly ratios: Readonly<Record<string, Ratio>>;
}

interface Row {
  readonly name: string;
  readonly medians: Readonly<Record<string, number>>;
  /** Comparisons with each reference that precedes this contender. */
  readonly comparisons: readonly Comparison[];
  readonly samples: readonly Sample[];
}

/** The results of one case. */
export interface Measured {
  readonly group: string;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
}

export function describe(group: string, benchCase: BenchCase, samples: Sample[][]): Measured {
  const { title, note, contenders, references = 1 } = benchCase;
  const rows = contenders.map(({ name }, index): Row => {
    const own = samples[index] ?? [];
    const before = contenders.slice(0, Math.min(index, references));
    const comparisons = before.map((reference, place) => ({
      with: reference.name,
      ratios: ratios(own, samples[place] ?? []),
    }));
    return { name, medians: medians(own), comparisons, samples: own };
  });
  return { group, title, note, rows };
}

function figure(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toFixed(Number.isInteger(value) ? 0 : digits);
}

function ratioText(ratio: Ratio | undefined): string {
  if (!ratio) return "";
  const [middle, low, high] = [ratio.median, ratio.low, ratio.high].map((value) => value.toFixed(2));
  return low === high ? `×${middle}` : `×${middle} (${low}–${high})`;
}

/** Prints a table: a line of medians for each contender, and below it a line of ratios for each reference. */
export function printTable({ title, note, rows }: Measured): void {
  const metrics = Object.keys(rows[0]?.medians ?? {});
  const lines = [
    ["", ...metrics],
    ...rows.flatMap(({ name, medians: middle, comparisons }) => [
      [name, ...metrics.map((metric) => figure(middle[metric] ?? NaN))],
      ...comparisons.map((one) => [
        `  / ${one.with}`,
        ...metrics.map((metric) => ratioText(one.ratios[metric])),
      ]),
    ]),
  ];
  const widths = ["", ...metrics].map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const written = lines.map((cells) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  console.log(`\n${title}\n${note}\n\n${written.map((cells) => cells.join("  ")).join("\n")}`);
}

/** Writes all results, with the single rounds, to a JSON file. Returns its path. */
export function writeResults(environment: object, measured: readonly Measured[]): string {
  const folder = new URL("./results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = new URL(`${at.replaceAll(":", "-")}.json`, folder);
  writeFileSync(file, `${JSON.stringify({ at, ...environment, cases: measured }, null, 2)}\n`);
  return file.pathname;
}
