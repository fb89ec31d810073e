import type { FormFields, PageRequest } from '@verandah/areas';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { HomePicture } from '../../features/portal/listing-home.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { addPictureAddresses, arrangePictures, fieldsOf, type Arranged, type PictureKind } from './pictures.ts';
import { readOwnListing } from './queries.ts';

function arranged(form: FormFields, kind: PictureKind, pictures: readonly HomePicture[]): Arranged[] {
  const gone = valuesOf(form, 'gone');
  const remaining = pictures
    .map(({ id, alt }, index) => {
      const names = fieldsOf(kind, id);
      const typed = textOf(form, names.place).trim();
      // A picture added after the page was loaded keeps its position and description.
      const inForm = names.alt in form;
      return {
        id,
        alt: inForm ? textOf(form, names.alt).trim() : alt,
        place: /^\d{1,3}$/.test(typed) ? Number(typed) : index + 1,
        index,
        gone: gone.includes(names.gone),
      };
    })
    .filter((each) => !each.gone);
  // A picture moved to another's position goes before it when it moves forward, after it when it moves back.
  const before = ({ place, index }: (typeof remaining)[number]) =>
    place - (place <= index ? 0.5 : place > index + 1 ? -0.5 : 0);
  return remaining
    .toSorted((one, other) => before(one) - before(other) || one.index - other.index)
    .map(({ id, alt }) => ({ id, alt }));
}

/** Saves order, descriptions and removals of all pictures, or adds pictures by their addresses. */
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
  const {
    ownListing: { home, updatedAt: seen },
  } = await graph.read(readOwnListing, { id });
  const [photos, floorPlans] = [arranged(fields, 'photo', home.photos), arranged(fields, 'floorPlan', home.floorPlans)];
  await graph.write(arrangePictures, {
    id,
    photos,
    floorPlans,
    seen,
    key: keyFor('arrange', { id, photos, floorPlans, seen }),
  });
  return { location: `/agent-portal/listings/${id}?done=pictures#pictures` };
}
