import type { Sample } from "./bench";

/** The value below which a part of all values lies; between two of them it is interpolated. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A quotient, round by round: its median, and where the middle half of all rounds lies. */
export interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const metricsOf = (samples: readonly Sample[]) => Object.keys(samples[0] ?? {});

const valuesOf = (samples: readonly Sample[], metric: string) =>
  samples.map((sample) => sample[metric] ?? NaN);

/** By metric. */
export const medians = (samples: readonly Sample[]): Record<string, number> =>
  Object.fromEntries(metricsOf(samples).map((metric) => [metric, median(valuesOf(samples, metric))]));

/** By metric; without those that the reference has nothing of. */
export function ratios(samples: readonly Sample[], reference: readonly Sample[]): Record<string, Ratio> {
  const comparable = metricsOf(samples).filter((metric) =>
    valuesOf(reference, metric).every((divisor) => divisor > 0),
  );
  return Object.fromEntries(
    comparable.map((metric) => {
      const divisors = valuesOf(reference, metric);
      const quotients = valuesOf(samples, metric).map((value, round) => value / (divisors[round] ?? NaN));
      return [
        metric,
        { median: median(quotients), low: quantile(quotients, 0.25), high: quantile(quotients, 0.75) },
      ];
    }),
  );
}
