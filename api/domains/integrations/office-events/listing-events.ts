import { sql } from 'kysely';
import { isCompleted, isOnOffer, type ListingChange, type ListingSubscriber } from '../../listings/public.ts';
import { isWanted } from './emit.ts';
import { officeEventsJob, type OfficeEventKind } from './kinds.ts';

/** Writes changes of listings as events of their offices, if a webhook subscribes to them. */
export const writeListingEvents: ListingSubscriber = async (transaction, changes) => {
  const events = changes.flatMap((change) => {
    const kind = kindOf(change);
    return kind === undefined ? [] : [{ id: change.id, office_id: change.officeId, kind }];
  });
  if (events.length === 0) return;
  await sql`
    with written as (
      insert into office_event (office_id, kind, listing_id)
      select e.office_id, e.kind, e.id
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id int, office_id int, kind text)
      where ${isWanted(sql`e.office_id`, sql`e.kind`)}
      order by e.id on conflict do nothing returning office_id
    )
    insert into job_wanted (name, key, data)
    select distinct on (office_id) ${officeEventsJob}, office_id::text, jsonb_build_object('officeId', office_id)
    from written`.execute(transaction);
};

function kindOf({ from, to, isWritten }: ListingChange): OfficeEventKind | undefined {
  if (to === null) return 'listing.withdrawn';
  if (isOnOffer(to) && !isOnOffer(from)) return 'listing.published';
  if (isCompleted(to) && !isCompleted(from)) return to === 'sold' ? 'listing.sold' : 'listing.leased';
  return isWritten ? 'listing.changed' : undefined;
}
