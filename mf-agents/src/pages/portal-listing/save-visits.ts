import type { PageRequest } from '@verandah/areas';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { timeOfField } from '../../features/portal/words.ts';
import { readOwnListing, setVisits } from './queries.ts';
import { lengths } from '../../features/portal/visit-lengths.ts';

/** Adds an inspection, or removes the ticked ones. */
export async function saveVisits(
  { graph, params: { id = '' }, now }: PageRequest,
  { form, fields, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const { ownListing: listing } = await graph.read(readOwnListing, { id });
  const here = `/agent-portal/listings/${id}`;
  const seen = listing.updatedAt;
  const save = (inspections: { startsAt: string; endsAt: string }[]) =>
    graph.write(setVisits, { id, inspections, seen, key: keyFor(form, { id, inspections, seen }) });
  if (form === 'remove-visits') {
    const gone = valuesOf(fields, 'visit');
    if (gone.length === 0) throw new NotTaken({}, 'Select the inspections to cancel.');
    await save(listing.inspections.filter(({ startsAt }) => !gone.includes(startsAt)));
    return { location: `${here}?done=visits#inspections` };
  }
  const startsAt = timeOfField(textOf(fields, 'startsAt'), listing.timeZone);
  if (startsAt === null) throw new NotTaken({ startsAt: 'Enter a date and time, such as 28/11/2026 11:00.' });
  if (Date.parse(startsAt) < now) throw new NotTaken({ startsAt: 'This time has passed. Enter a future time.' });
  if (listing.inspections.some((each) => Date.parse(each.startsAt) === Date.parse(startsAt)))
    throw new NotTaken({ startsAt: 'There’s already an inspection at this time.' });
  const minutes = lengths.find((each) => String(each) === textOf(fields, 'minutes')) ?? 30;
  await save([
    ...listing.inspections,
    { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() },
  ]);
  return { location: `${here}?done=visits#inspections` };
}
