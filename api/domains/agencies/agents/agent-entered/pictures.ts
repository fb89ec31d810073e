import * as v from 'valibot';
import type { Database } from '../../../../platform/database/public.ts';
import { type StoredDocument, type StoredPhoto, wantPictures } from '../../../listings/public.ts';
import { takePicture } from '../../../media/public.ts';
import { BadPicture } from '../../../../platform/picture-decoding/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput, headlineBetween } from '../../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import type { Service } from '../../../../platform/service.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import type { OwnListing } from '../own/own-listing.ts';
import { changeListing, onTheMarket } from './rules.ts';

export const pictureKinds = ['photo', 'floorPlan'] as const;
export type PictureKind = (typeof pictureKinds)[number];
const lists = { photo: 'photos', floorPlan: 'floorPlans' } as const;
/** Pictures of one listing. */
export const mostPictures = { photo: 40, floorPlan: 10 } as const;

const alt = headlineBetween(0, 200);
const arrangementOf = (most: number) =>
  v.pipe(
    v.array(v.strictObject({ id: v.string('must be a text'), alt })),
    v.maxLength(most, `must hold at most ${most} pictures`),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must not hold a picture twice'),
  );
const arrangement = v.strictObject({
  photos: arrangementOf(mostPictures.photo),
  floorPlans: arrangementOf(mostPictures.floorPlan),
});
const address = v.pipe(
  v.string('must be an address'),
  v.trim(),
  v.maxLength(2000, 'must have at most 2,000 characters'),
  v.check((text) => {
    const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
    return url !== null && url.username === '' && url.password === '';
  }, 'must be a complete address, beginning with https://'),
);
const addressList = v.strictObject({
  addresses: v.pipe(
    v.array(address),
    v.minLength(1, 'must hold an address'),
    v.maxLength(20, 'must hold at most 20 addresses at once'),
  ),
});

/** The listing with the pictures appended. @throws {Refusal} conflict when there are too many */
function withMore(
  document: StoredDocument,
  kind: PictureKind,
  more: readonly Omit<StoredPhoto, 'slot'>[],
): StoredDocument {
  const before = document[lists[kind]];
  if (before.length + more.length > mostPictures[kind])
    throw new Refusal(
      'conflict',
      `A listing has at most ${mostPictures[kind]} ${kind === 'photo' ? 'photographs' : 'floor plans'}. Remove some first.`,
    );
  const last = Math.max(0, ...before.map(({ slot }) => Number(/^h(\d+)$/.exec(slot)?.[1] ?? 0)));
  return {
    ...document,
    [lists[kind]]: [...before, ...more.map((picture, index) => ({ ...picture, slot: `h${last + index + 1}` }))],
  };
}

/**
 * Takes a picture in and puts it at the end of an agent-entered listing's; one that is there already stays as it is.
 * @throws {Refusal} as `changeHome`; conflict when there are too many; throttled
 */
export async function addPicture(
  service: Service,
  viewer: Viewer | null,
  id: number,
  kind: PictureKind,
  bytes: Uint8Array,
): Promise<OwnListing> {
  const { database } = service;
  const { memberId } = await signedInAgent(database, viewer);
  // Before the picture is read: a stranger's listing takes none.
  await changeListing(database, viewer, id, (row) => {
    onTheMarket(row);
    return {};
  });
  await throttleCaller(database, 'picture', memberId);
  const original = await takePicture(service, bytes, 'listing').catch((error: unknown) => {
    throw error instanceof BadPicture ? invalidInput({ field: 'picture', message: error.message }) : error;
  });
  return changeListing(database, viewer, id, (row) => {
    onTheMarket(row);
    if (row.document[lists[kind]].some(({ key }) => key === original.key)) return {};
    return { document: withMore(row.document, kind, [{ ...original, alt: '' }]) };
  });
}

/** Queues pictures to be fetched from their URLs and appended. @throws {Refusal} as `addPicture` */
export async function addPictureAddresses(
  database: Database,
  viewer: Viewer | null,
  id: number,
  kind: PictureKind,
  input: readonly string[],
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const { addresses } = checkInput(addressList, { addresses: input });
  return changeListing(database, viewer, id, async (row, transaction) => {
    onTheMarket(row);
    const known = new Set(row.document[lists[kind]].map(({ source }) => source));
    const sources = [...new Set(addresses)].filter((source) => !known.has(source));
    const document = withMore(
      row.document,
      kind,
      sources.map((source) => ({ source, width: 1200, height: 800, colour: '#d9dbd7', alt: '' })),
    );
    await wantPictures(transaction, '', [{ id, document, known: row.document }]);
    return { document };
  });
}

/**
 * Makes a floor plan of a photograph, or the other way round: it goes to the end of its new kind.
 * @param kind what it is until now
 * @throws {Refusal} as `changeHome`; not-found for a picture that is not the listing's; conflict when there are too
 * many
 */
export async function changePictureKind(
  database: Database,
  viewer: Viewer | null,
  id: number,
  pictureId: string,
  kind: PictureKind,
): Promise<OwnListing> {
  return changeListing(database, viewer, id, (row) => {
    onTheMarket(row);
    const from = lists[kind];
    const picture = row.document[from].find(({ slot }) => slot === pictureId);
    if (!picture) throw notFound('picture of this listing');
    const document = withMore(row.document, kind === 'photo' ? 'floorPlan' : 'photo', [picture]);
    return { document: { ...document, [from]: document[from].filter((each) => each !== picture) } };
  });
}

/**
 * Sets the order and the words of all pictures; those left out are removed.
 * @throws {Refusal} as `changeHome`; not-found for a picture that is not the listing's
 */
export async function arrangePictures(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
  seen?: string,
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const wanted = checkInput(arrangement, input);
  return changeListing(
    database,
    viewer,
    id,
    async (row, transaction) => {
      onTheMarket(row);
      const inOrder = (list: readonly StoredPhoto[], order: (typeof wanted)['photos']): StoredPhoto[] =>
        order.map((each) => {
          const picture = list.find(({ slot }) => slot === each.id);
          if (!picture) throw notFound('picture of this listing');
          return { ...picture, alt: each.alt };
        });
      const document = {
        ...row.document,
        photos: inOrder(row.document.photos, wanted.photos),
        floorPlans: inOrder(row.document.floorPlans, wanted.floorPlans),
      };
      await wantPictures(transaction, '', [{ id, document, known: row.document }]);
      return { document };
    },
    seen,
  );
}
