import type { HomePicture, ListingHome } from '../../features/portal/listing-home.ts';

export const pictureKinds = ['photo', 'floorPlan'] as const;
export type PictureKind = (typeof pictureKinds)[number];
export const picturesOf = (home: ListingHome, kind: PictureKind): readonly HomePicture[] =>
  kind === 'photo' ? home.photos : home.floorPlans;

/** Name of the field with a picture's description. */
export const altField = (kind: PictureKind, id: string): string => `alt-${kind}-${id}`;
/** Value of a picture in the fields `gone` and `mark`: to be removed, to become one of the other kind. */
export const pictureMark = (kind: PictureKind, id: string): string => `${kind}-${id}`;
/** Name of the field with the ids of a kind's pictures, in their order, separated by spaces. */
export const orderField = (kind: PictureKind): string => `order-${kind}`;
/** The ids in such a field. */
export const idsIn = (order: string): readonly string[] => order.split(' ').filter(Boolean);

/** Initial values of the pictures' fields, and of the field for addresses of more. */
export const valuesOfPictures = (home: ListingHome): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    pictureKinds.flatMap((kind) => {
      const pictures = picturesOf(home, kind);
      return [
        [orderField(kind), pictures.map(({ id }) => id).join(' ')],
        ...pictures.map(({ id, alt }) => [altField(kind, id), alt]),
      ];
    }),
  ),
  addresses: '',
});

/** Value of the button that moves a picture: 'photo h2 earlier'. */
export const moveValue = (kind: PictureKind, id: string, by: -1 | 1): string =>
  `${kind} ${id} ${by === -1 ? 'earlier' : 'later'}`;

/** A typed order for the pictures that there are: others are left out, new ones come last. */
export const orderAmong = (ids: readonly string[], present: readonly string[]): readonly string[] => [
  ...ids.filter((id) => present.includes(id)),
  ...present.filter((id) => !ids.includes(id)),
];

/** Ids with one of them at another index. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  const index = Math.min(Math.max(to, 0), others.length);
  return others.length === ids.length ? ids : [...others.slice(0, index), id, ...others.slice(index)];
}
