/** Ends and marks of an axis. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];
const usualSteps = 4;

/** The round number at or above a distance: 1, 2, 2.5 or 5 of a power of ten. */
function roundStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  return (steps.find((step) => step * power >= distance * (1 - 1e-9)) ?? 10) * power;
}

/**
 * An axis around values, with about four round marks. It starts at zero unless all values are far above
 * it: then only the range of the values is shown, except for bars (`fromZero`), which need their whole length.
 */
export function scaleOf(values: readonly number[], fromZero = false): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (values.length === 0 || (least === 0 && most === 0)) return { from: 0, to: 1, marks: [0, 1] };
  const low = fromZero || (least >= 0 && least < most * 0.45) ? Math.min(0, least) : least;
  const high = fromZero ? Math.max(0, most) : most;
  const step = roundStep((high - low || Math.abs(high)) / usualSteps);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { from: marks[0] ?? 0, to: marks.at(-1) ?? 1, marks };
}

/** The position of a value along the scale, 0 to 1. */
export const positionAlong = ({ from, to }: Pick<Scale, 'from' | 'to'>, value: number): number =>
  (value - from) / (to - from);

/** A share of a chart's side for its styles: 0.25641 as '25.6%'. */
export const percentText = (share: number): string => `${Math.round(share * 1000) / 10}%`;
