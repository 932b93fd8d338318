import type { Sample } from "./bench";

/** The quantile of a fraction (0.5 is the median), with linear interpolation. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The quotients of all rounds: their median and their quartiles. */
export interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const metricsOf = (samples: readonly Sample[]) => Object.keys(samples[0] ?? {});

const valuesOf = (samples: readonly Sample[], metric: string) =>
  samples.map((sample) => sample[metric] ?? NaN);

/** The median of each metric. */
export const medians = (samples: readonly Sample[]): Record<string, number> =>
  Object.fromEntries(metricsOf(samples).map((metric) => [metric, median(valuesOf(samples, metric))]));

/** The ratios of each metric, without metrics in which the reference is zero. */
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
