import type { NamedPlace } from '../places/place.ts';

/** Rings of an outline, each as longitude, latitude, longitude, … */
export type Rings = readonly { readonly points: readonly number[] }[];
export interface Outlined {
  readonly place: Pick<NamedPlace, 'slug' | 'name'>;
  readonly rings: Rings;
  readonly centre: { readonly latitude: number; readonly longitude: number };
}

/** Drawing of a suburb with its neighbours, in a box of `width` by `height`. */
export interface BoundaryPicture {
  readonly width: number;
  readonly height: number;
  /** SVG path of the suburb's boundary. */
  readonly path: string;
  /** The boundary is an approximation: it is drawn dashed and labelled so. */
  readonly approximate: boolean;
  /** Credit to show with the drawing. */
  readonly credit: string | null;
  readonly around: readonly {
    readonly slug: string;
    readonly name: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
    readonly named: boolean;
  }[];
  /** The position of the suburb's own name. */
  readonly x: number;
  readonly y: number;
  /** Scale bar: its length in kilometres, and in units of the box. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

export const [width, height] = [960, 540];
/** Share of the box that the suburb fills. */
const fill = 0.62;
const kilometresPerDegree = 111.32;
const scales = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];

/**
 * Draws outlines as a picture that needs no map: north is up, and degrees of longitude are shortened for the latitude.
 * @returns null without an outline
 */
export function boundaryPicture(
  own: Outlined,
  neighbours: readonly Outlined[],
  { approximate, credit }: { readonly approximate: boolean; readonly credit: string | null },
): BoundaryPicture | null {
  const points = own.rings.flatMap((ring) => pairPoints(ring.points));
  if (points.length < 3) return null;
  const longitudes = points.map(([x]) => x);
  const latitudes = points.map(([, y]) => y);
  const [west, east, south, north] = [
    Math.min(...longitudes),
    Math.max(...longitudes),
    Math.min(...latitudes),
    Math.max(...latitudes),
  ];
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const narrow = Math.cos((middleY * Math.PI) / 180);
  // Units of the box per degree of latitude.
  const unit = fill * Math.min(width / Math.max((east - west) * narrow, 1e-4), height / Math.max(north - south, 1e-4));
  const place = (x: number, y: number): readonly [number, number] => [
    Math.round(width / 2 + (x - middleX) * narrow * unit),
    Math.round(height / 2 - (y - middleY) * unit),
  ];
  const path = (rings: Rings): string =>
    rings
      .map(
        (ring) =>
          `${relativePath(
            pairPoints(ring.points)
              .slice(0, -1)
              .map(([x, y]) => place(x, y)),
          )}z`,
      )
      .join('');
  const perKilometre = unit / kilometresPerDegree;
  const kilometres = scales.findLast((each) => each * perKilometre <= width / 4) ?? scales[0] ?? 1;
  const [x, y] = place(own.centre.longitude, own.centre.latitude);
  const taken = [nameBox(own.place.name, x, y)];
  return {
    width,
    height,
    x,
    y,
    path: path(own.rings),
    approximate,
    credit,
    scale: { kilometres, length: Math.round(kilometres * perKilometre) },
    around: neighbours.flatMap(({ place: { slug, name }, rings, centre }) => {
      const [atX, atY] = place(centre.longitude, centre.latitude);
      const drawn = path(rings);
      if (!drawn || atX < -width || atX > 2 * width || atY < -height || atY > 2 * height) return [];
      const box = nameBox(name, atX, atY);
      const named =
        box.left > 0 &&
        box.right < width &&
        box.top > 0 &&
        box.bottom < height &&
        !taken.some((other) => boxesOverlap(box, other));
      if (named) taken.push(box);
      return [{ slug, name, path: drawn, x: atX, y: atY, named }];
    }),
  };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Width of a letter and height of a line, in units of the box, on a phone: the picture is small there, so names take
 * most room.
 */
const [letter, line] = [21, 48];

const nameBox = (name: string, x: number, y: number): Box => ({
  left: x - (name.length * letter) / 2,
  right: x + (name.length * letter) / 2,
  top: y - line / 2,
  bottom: y + line / 2,
});
const boxesOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function pairPoints(points: readonly number[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) found.push([points[at] ?? 0, points[at + 1] ?? 0]);
  return found;
}

/** 'M1 2l3 4…': relative steps make a shorter path than absolute positions. */
function relativePath(corners: readonly (readonly [number, number])[]): string {
  return corners
    .map(([x, y], index) => {
      const [beforeX, beforeY] = corners[index - 1] ?? [0, 0];
      return index === 0 ? `M${x} ${y}` : `${index === 1 ? 'l' : ' '}${x - beforeX} ${y - beforeY}`;
    })
    .join('');
}
