import type { Database } from '../../../../platform/database/public.ts';
import { wantPictures } from '../../../listings/public.ts';
import { takePicture } from '../../../media/public.ts';
import { BadPicture } from '../../../../platform/picture-decoding/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { invalidInput, notFound } from '../../../../platform/problems/public.ts';
import type { Service } from '../../../../platform/service.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import type { OwnListing } from '../own/own-listing.ts';
import {
  arrangedPictures,
  newPicturesInput,
  pictureInput,
  type PictureKind,
  pictureLists,
  withMorePictures,
  withNewPictures,
} from './picture-change.ts';
import { changeListing, onTheMarket } from './rules.ts';

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
    if (row.document[pictureLists[kind]].some(({ key }) => key === original.key)) return {};
    return { document: withMorePictures(row.document, kind, [{ ...original, alt: '' }], 'picture') };
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
  const wanted = checkInput(newPicturesInput, { kind, addresses: input });
  return changeListing(database, viewer, id, async (row, transaction) => {
    onTheMarket(row);
    const document = withNewPictures(row.document, wanted, 'addresses');
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
    const from = pictureLists[kind];
    const picture = row.document[from].find(({ slot }) => slot === pictureId);
    if (!picture) throw notFound('picture of this listing');
    const document = withMorePictures(row.document, kind === 'photo' ? 'floorPlan' : 'photo', [picture], 'kind');
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
  const wanted = checkInput(pictureInput, input);
  return changeListing(
    database,
    viewer,
    id,
    async (row, transaction) => {
      onTheMarket(row);
      const document = arrangedPictures(row.document, wanted);
      await wantPictures(transaction, '', [{ id, document, known: row.document }]);
      return { document };
    },
    seen,
  );
}
