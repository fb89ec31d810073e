import { featureByName, foldText } from '@verandah/market';
import { sql } from 'kysely';
import { onePlanOfFew, type Database } from '../../platform/database/public.ts';
import { dayNumber, type Moment } from '../../platform/moment.ts';
import { wholeListingsById } from './listing-row.ts';
import type { ListingView } from './listing-view.ts';
import { reducedOn } from './price-history/reduced.ts';
import { listingView } from './view.ts';

/** What a listing's search row needs that only its view knows. */
export interface FromView {
  readonly id: number;
  /** The day, since 1970, on which its price was reduced. */
  readonly reducedDay: number | null;
  /** Its words before, if they have changed. */
  readonly formerWords: string | null;
}

/** Everything that searches by keyword look in, as visitors read it. */
export function searchedText({ title, description, features, ruralFeatures }: ListingView): string {
  return [
    title,
    description,
    ...features.tags.map((name) => featureByName(name)?.label ?? ''),
    ...features.extraFeatures,
    ...ruralFeatures.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Views in memory at once: an import of places refreshes all listings of a state. */
const viewedAtOnce = 500;

/** Rewrites the words of these listings, and deletes those of listings that no search finds. */
export async function refreshWords(database: Database, ids: readonly number[], now: Moment): Promise<FromView[]> {
  const found: FromView[] = [];
  for (let from = 0; from < ids.length; from += viewedAtOnce)
    found.push(...(await refreshBatch(database, ids.slice(from, from + viewedAtOnce), now)));
  return found;
}

async function refreshBatch(database: Database, ids: readonly number[], now: Moment): Promise<FromView[]> {
  const shown = (await wholeListingsById(database, ids, now)).filter(({ row }) => row.status !== 'removed');
  const texts = shown.map(({ row }) => foldText(searchedText(listingView(row))).text);
  const { rows } = await sql<{ id: number; words: string }>`
    ${onePlanOfFew(ids)}with wanted as materialized (
      select w.id, to_tsvector('english', w.text) as words
      from unnest(${shown.map(({ row }) => row.id)}::int[], ${texts}::text[]) w(id, text)
    ), before as materialized (select listing_id, words from listing_words
      where listing_id = any(${[...ids]}::int[])
    ), gone as (
      delete from listing_words l where l.listing_id = any(${[...ids]}::int[])
        and not exists (select from wanted w where w.id = l.listing_id)
    ), written as (
      insert into listing_words select id, words from wanted order by id
      on conflict (listing_id) do update set words = excluded.words where listing_words.words <> excluded.words
    )
    select b.listing_id as id, b.words::text from before b join wanted w on w.id = b.listing_id
    where w.words <> b.words`.execute(database);
  const former = new Map(rows.map(({ id, words }) => [id, words]));
  return shown.map((whole) => {
    const day = reducedOn(whole, now);
    return {
      id: whole.row.id,
      reducedDay: day === null ? null : dayNumber(day),
      formerWords: former.get(whole.row.id) ?? null,
    };
  });
}
