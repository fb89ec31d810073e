import { height, width, type Spot } from './frame.ts';

/** A text of the picture, around its middle. */
export interface Label {
  readonly text: string;
  readonly at: Spot;
  readonly kind: 'searched' | 'town' | 'suburb';
}

export type LabelBox = readonly [left: number, top: number, right: number, bottom: number];

/** Units: size of the letters of a kind. */
export const letters = { searched: 13, town: 12, suburb: 11 } as const;

const edge = 4;
/** Width of a letter, as a share of its size. */
const letter = 0.6;
/** Units between the places that are tried for the name of a searched suburb. */
const step = 14;

export const boxAround = ([x, y]: Spot, across: number, down: number): LabelBox => [
  x - across / 2,
  y - down / 2,
  x + across / 2,
  y + down / 2,
];
export const isFree = (box: LabelBox, covered: readonly LabelBox[]): boolean =>
  covered.every((other) => box[2] <= other[0] || box[0] >= other[2] || box[3] <= other[1] || box[1] >= other[3]);

const boxOf = ({ text, kind, at }: Label): LabelBox =>
  boxAround(at, text.length * letters[kind] * letter, letters[kind] + 4);
const isInPicture = ([left, top, right, bottom]: LabelBox): boolean =>
  left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;

/**
 * The labels that have room, the first ones first. That of a searched suburb moves to the nearest place that is free;
 * the others are where they belong or left out.
 * @param covered what no label may cover
 */
export function placeLabels(wanted: readonly Label[], covered: readonly LabelBox[]): readonly Label[] {
  const taken = [...covered];
  const placed: Label[] = [];
  for (const label of wanted) {
    const found = (label.kind === 'searched' ? spotsAround(label.at) : [label.at])
      .map((at) => ({ ...label, at }))
      .find((each) => isInPicture(boxOf(each)) && isFree(boxOf(each), taken));
    if (!found) continue;
    taken.push(boxOf(found));
    placed.push(found);
  }
  return placed;
}

/** Places around one, the nearest first. */
function spotsAround([x, y]: Spot): Spot[] {
  const steps = Array.from({ length: 15 }, (_, index) => (index - 7) * step);
  return steps
    .flatMap((down) => steps.map((across): Spot => [across, down]))
    .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
    .map(([across, down]) => [x + across, y + down]);
}
