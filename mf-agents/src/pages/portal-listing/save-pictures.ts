import type { FormFields, PageRequest } from '@verandah/areas';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { HomePicture } from '../../features/portal/listing-home.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import {
  addPictureAddresses,
  arrangePictures,
  changePictureKind,
  fieldsOf,
  moveId,
  orderField,
  type PictureKind,
} from './pictures.ts';
import { readOwnListing } from './queries.ts';
import { seenSince } from './save-order.ts';
import type { ArrangedPictureInput } from '../../graphql.ts';

/** The order of the form with the pressed button's move; those of the form alone, in their order. */
function orderOf(form: FormFields, kind: PictureKind): readonly string[] {
  const ids = valuesOf(form, orderField(kind));
  const [, ofKind, id = '', by] = /^(photo|floorPlan) (\S+) (earlier|later)$/.exec(textOf(form, 'move')) ?? [];
  return ofKind === kind ? moveId(ids, id, ids.indexOf(id) + (by === 'later' ? 1 : -1)) : ids;
}

/** Pictures in the order of the form; one that was added after the page was loaded stays behind them. */
function arrangementOf(form: FormFields, kind: PictureKind, pictures: readonly HomePicture[]): ArrangedPictureInput[] {
  const gone = valuesOf(form, 'gone');
  const ids = orderOf(form, kind);
  const place = ({ id }: HomePicture): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return pictures
    .filter(({ id }) => !gone.includes(fieldsOf(kind, id).gone))
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id, alt }) => {
      const { alt: name } = fieldsOf(kind, id);
      return { id, alt: name in form ? textOf(form, name).trim() : alt };
    });
}

/**
 * Saves order, descriptions and removals of all pictures, and with its button the new kind of one; or adds pictures by
 * their addresses.
 */
export async function savePictures(
  { graph, params: { id = '' } }: PageRequest,
  { form, fields, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  if (form === 'add-pictures') {
    const addresses = textOf(fields, 'addresses').split(/\s+/).filter(Boolean);
    if (addresses.length === 0) throw new NotTaken({ addresses: 'Enter a link to a photo or choose a file above.' });
    const kind = textOf(fields, 'kind') === 'floorPlan' ? ('floorPlan' as const) : ('photo' as const);
    await graph.write(addPictureAddresses, { id, kind, addresses, key: keyFor('pictures', { id, kind, addresses }) });
    return { location: `/agent-portal/listings/${id}?done=fetching#pictures` };
  }
  await seenSince('');
  const {
    ownListing: { home, updatedAt: seen },
  } = await graph.read(readOwnListing, { id });
  const [photos, floorPlans] = [
    arrangementOf(fields, 'photo', home.photos),
    arrangementOf(fields, 'floorPlan', home.floorPlans),
  ];
  await graph.write(arrangePictures, {
    id,
    photos,
    floorPlans,
    seen,
    key: keyFor('arrange', { id, photos, floorPlans, seen }),
  });
  const [, from, pictureId] = /^(photo|floorPlan) (\S+)$/.exec(textOf(fields, 'mark')) ?? [];
  if (pictureId !== undefined) {
    const kind = from === 'floorPlan' ? ('floorPlan' as const) : ('photo' as const);
    await graph.write(changePictureKind, { id, pictureId, kind, key: keyFor('mark', { id, pictureId, kind, seen }) });
  }
  return { location: `/agent-portal/listings/${id}?done=pictures#pictures` };
}
