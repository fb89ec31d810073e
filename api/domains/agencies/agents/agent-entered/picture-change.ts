import * as v from 'valibot';
import { invalidInput, Refusal } from '../../../../platform/problems/public.ts';
import { headlineBetween } from '../../../../platform/text-input.ts';
import type { StoredDocument, StoredPhoto } from '../../../listings/public.ts';
import { webLink } from './web-link.ts';

export const pictureKinds = ['photo', 'floorPlan'] as const;
export type PictureKind = (typeof pictureKinds)[number];
export const pictureLists = { photo: 'photos', floorPlan: 'floorPlans' } as const;
/** Pictures of one listing. */
const mostPictures = { photo: 40, floorPlan: 10 } as const;

const kind = v.picklist(pictureKinds, 'must be photo or floorPlan');
const arrangementOf = (most: number) =>
  v.pipe(
    v.array(v.strictObject({ id: v.string('must be a text'), alt: headlineBetween(0, 200), kind: v.optional(kind) })),
    v.maxLength(most, `must hold at most ${most} pictures`),
  );

/** Pictures that are fetched from their addresses. */
export const newPicturesInput = v.strictObject({
  kind,
  addresses: v.pipe(
    v.array(webLink),
    v.minLength(1, 'must hold an address'),
    v.maxLength(20, 'must hold at most 20 addresses at once'),
  ),
});

/** The pictures of a listing in their order, with their words; absent lists stay. */
export const pictureInput = v.strictObject({
  photos: v.optional(arrangementOf(mostPictures.photo)),
  floorPlans: v.optional(arrangementOf(mostPictures.floorPlan)),
  newPictures: v.optional(newPicturesInput),
});
type PictureChange = v.InferOutput<typeof pictureInput>;

/** Number of the last name that a picture of a list has got. */
const lastNumber = (list: readonly StoredPhoto[]): number =>
  Math.max(0, ...list.map(({ slot }) => Number(/^h(\d+)$/.exec(slot)?.[1] ?? 0)));

/**
 * The listing with its pictures in their new order. Those that are left out of their list are removed, unless the other
 * list takes them: there they get a new name.
 * @throws {Refusal} not-found for a picture that is not the listing's, invalid for one that is listed twice
 */
export function arrangedPictures(
  document: StoredDocument,
  { photos, floorPlans }: Pick<PictureChange, 'photos' | 'floorPlans'>,
): StoredDocument {
  const taken = new Set<StoredPhoto>();
  const inOrder = (to: PictureKind, order: PictureChange['photos']): StoredPhoto[] | undefined => {
    let last = lastNumber(document[pictureLists[to]]);
    return order?.map(({ id, alt, kind: from = to }, index) => {
      const field = `${pictureLists[to]}.${index}`;
      const picture = document[pictureLists[from]].find(({ slot }) => slot === id);
      if (!picture)
        throw new Refusal('not-found', 'There is no such picture of this listing.', {
          problems: [{ field, message: 'This picture has been removed.' }],
        });
      if (taken.has(picture)) throw invalidInput({ field, message: 'must not be listed twice' });
      taken.add(picture);
      if (from === to) return { ...picture, alt };
      last += 1;
      return { ...picture, alt, slot: `h${last}` };
    });
  };
  const [orderedPhotos, orderedPlans] = [inOrder('photo', photos), inOrder('floorPlan', floorPlans)];
  const others = (list: readonly StoredPhoto[]) => list.filter((picture) => !taken.has(picture));
  return {
    ...document,
    photos: orderedPhotos ?? others(document.photos),
    floorPlans: orderedPlans ?? others(document.floorPlans),
  };
}

/**
 * The listing with pictures appended.
 * @param field that a rejection names
 * @throws {Refusal} conflict when there are too many
 */
export function withMorePictures(
  document: StoredDocument,
  to: PictureKind,
  more: readonly Omit<StoredPhoto, 'slot'>[],
  field: string,
): StoredDocument {
  const before = document[pictureLists[to]];
  if (before.length + more.length > mostPictures[to]) {
    const message = `A listing has at most ${mostPictures[to]} ${to === 'photo' ? 'photographs' : 'floor plans'}. Remove some first.`;
    throw new Refusal('conflict', message, { problems: [{ field, message }] });
  }
  const last = lastNumber(before);
  return {
    ...document,
    [pictureLists[to]]: [...before, ...more.map((picture, index) => ({ ...picture, slot: `h${last + index + 1}` }))],
  };
}

/**
 * The listing with pictures that are to be fetched from their addresses, each once.
 * @throws {Refusal} as `withMorePictures`
 */
export function withNewPictures(
  document: StoredDocument,
  { kind: to, addresses }: v.InferOutput<typeof newPicturesInput>,
  field: string,
): StoredDocument {
  const known = new Set(document[pictureLists[to]].map(({ source }) => source));
  const sources = [...new Set(addresses)].filter((source) => !known.has(source));
  return withMorePictures(
    document,
    to,
    sources.map((source) => ({ source, width: 1200, height: 800, colour: '#d9dbd7', alt: '' })),
    field,
  );
}
