import type { Pixels } from './pixels.ts';

/**
 * By how much of 255 brightness and the two differences of colour may differ: brightness by twice what WebP changes,
 * colour by what smoothing in subpixels adds to the edges of letters.
 */
const mostDifference = [24, 40, 40] as const;
/** CSS pixels by which an edge may be displaced. */
const reach = 1;
/** The side of the squares in which pixels are counted, and the most that may differ in one. */
const square = 16;
const mostInSquare = 5;

/** A part of a picture, in CSS pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Difference {
  /** Pixels that differ, in squares with too many of them. */
  readonly count: number;
  /** Where they are, from top to bottom: squares that touch each other are one box. */
  readonly boxes: readonly Box[];
  /** The expected picture in grey, what differs in red, framed. */
  readonly shown: Pixels;
}

type Plane = Uint8Array;

/** Brightness and differences of colour (Y, Cb and Cr of JPEG). */
function planesOf({ width, height, data }: Pixels): readonly Plane[] {
  const planes = [0, 1, 2].map(() => new Uint8Array(width * height)) as [Plane, Plane, Plane];
  const [brightness, blue, red] = planes;
  for (let at = 0, from = 0; at < brightness.length; at++, from += 3) {
    const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    brightness[at] = 0.299 * r + 0.587 * g + 0.114 * b;
    blue[at] = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
    red[at] = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  }
  return planes;
}

/** Whether a pixel's value is none that the other picture has around it. */
function planesDiffer(one: Plane, other: Plane, most: number, width: number, at: number): boolean {
  const value = one[at] ?? 0;
  if (Math.abs(value - (other[at] ?? 0)) <= most) return false;
  const x = at % width;
  const from = Math.max(0, x - reach) - x;
  const to = Math.min(width - 1, x + reach) - x;
  let [least, greatest] = [255, 0];
  for (let row = at - reach * width; row <= at + reach * width; row += width)
    for (let near = row + from; near <= row + to; near++) {
      const found = other[near];
      if (found === undefined) continue;
      least = Math.min(least, found);
      greatest = Math.max(greatest, found);
    }
  return value < least - most || value > greatest + most;
}

/**
 * Compares a picture with the approved one. An edge may be displaced by a pixel and its colours may be somewhat
 * different, as by another smoothing of text; what else differs must not be close together.
 * @returns undefined if they are alike
 */
export function comparePixels(expected: Pixels, actual: Pixels): Difference | undefined {
  const { width } = expected;
  if (actual.width !== width) throw new Error(`A picture is ${actual.width} px wide instead of ${width}.`);
  const height = Math.max(expected.height, actual.height);
  const common = Math.min(expected.height, actual.height) * width;
  const [before, now] = [planesOf(expected), planesOf(actual)];
  const across = Math.ceil(width / square);
  const squareOf = (at: number): number => Math.floor(at / width / square) * across + Math.floor((at % width) / square);
  const counts = new Uint32Array(across * Math.ceil(height / square));
  const different: number[] = [];
  for (let at = 0; at < width * height; at++) {
    const isDifferent =
      at >= common ||
      mostDifference.some((most, index) => {
        const [one, other] = [before[index] as Plane, now[index] as Plane];
        return planesDiffer(one, other, most, width, at) || planesDiffer(other, one, most, width, at);
      });
    if (!isDifferent) continue;
    different.push(at);
    const cell = squareOf(at);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const counted = different.filter((at) => (counts[squareOf(at)] ?? 0) > mostInSquare);
  if (counted.length === 0) return undefined;
  const boxes = boxesOf(counts, across).map(({ left, top, right, bottom }) => ({
    left: left * square,
    top: top * square,
    right: Math.min(width, (right + 1) * square),
    bottom: Math.min(height, (bottom + 1) * square),
  }));
  const shown = new Uint8Array(width * height * 3).fill(255);
  (before[0] as Plane).forEach((value, at) => shown.fill(190 + value / 4, at * 3, at * 3 + 3));
  for (const at of [...counted, ...boxes.flatMap((box) => [...frameOf(box, width)])]) shown.set([216, 0, 39], at * 3);
  return { count: counted.length, boxes, shown: { width, height, data: shown } };
}

/** Boxes of squares, counted in squares, around those with too many different pixels that touch each other. */
function boxesOf(counts: Uint32Array, across: number): readonly Box[] {
  const waiting = new Set([...counts.keys()].filter((cell) => (counts[cell] ?? 0) > mostInSquare));
  const boxes: Box[] = [];
  for (const first of waiting) {
    const cells = [first];
    waiting.delete(first);
    for (const cell of cells)
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) {
          const x = (cell % across) + right;
          const next = cell + down * across + right;
          if (x >= 0 && x < across && waiting.delete(next)) cells.push(next);
        }
    const [columns, rows] = [cells.map((cell) => cell % across), cells.map((cell) => Math.floor(cell / across))];
    boxes.push({
      left: Math.min(...columns),
      top: Math.min(...rows),
      right: Math.max(...columns),
      bottom: Math.max(...rows),
    });
  }
  return boxes;
}

/** The pixels of a box's edge, two wide. */
function* frameOf({ left, top, right, bottom }: Box, width: number): Generator<number> {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y) < 2) yield y * width + x;
}
