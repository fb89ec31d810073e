import { sql } from 'kysely';
import { isCompleted, isOnOffer, type ListingChange, type ListingSubscriber } from '../../listings/public.ts';
import { listingEventKinds, type ListingEvent } from './listing-news.ts';

/** The job that notifies members of what happened to listings (`listing-news.ts`). */
export const listingNewsJob = 'listing-news';
/** Events of a job. */
const atOnce = 200;

/**
 * Queues notifications of what happened to listings that somebody saved or enquired about, and of new ones and results
 * for those who follow agents and suburbs.
 */
export const queueListingNews: ListingSubscriber = async (transaction, changes) => {
  const events = changes.flatMap(eventsOf);
  if (events.length === 0) return;
  await sql`
    with news as (
      select id, kind, row_number() over (order by id, kind) - 1 as place
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id int, kind text)
      where kind in ('listed', 'completed')
        or exists (select from collection_listing c where c.listing_id = e.id)
        or exists (select from enquiry q where q.listing_id = e.id and q.member_id is not null)
    )
    insert into job_wanted (name, data)
    select ${listingNewsJob}, jsonb_agg(jsonb_build_object('id', id, 'kind', kind) order by place) from news
    where exists (select from collection_listing) or exists (select from enquiry where member_id is not null)
      or exists (select from follow where kind in ('agent', 'location'))
    group by place / ${sql.lit(atOnce)}`.execute(transaction);
};

function eventsOf({ id, from, to, hasNewPrice, hasNewInspection }: ListingChange): ListingEvent[] {
  const kinds = {
    listed: from === null && isOnOffer(to),
    completed: isOnOffer(from) && isCompleted(to),
    withdrawn: to === null,
    price: hasNewPrice,
    inspection: hasNewInspection,
  } satisfies Record<ListingEvent['kind'], boolean>;
  return listingEventKinds.filter((kind) => kinds[kind]).map((kind) => ({ id, kind }));
}
