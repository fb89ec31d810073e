import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { contactIn, saysSold, severalDwellingsIn } from './text-checks.ts';

export type FlagRule = 'duplicate' | 'sold-in-buy' | 'several-dwellings' | 'contact-in-title' | 'price-law';

/** Something that a check noticed about a listing. */
export interface Flag {
  readonly rule: FlagRule;
  readonly detail: string;
}

interface Row {
  id: number;
  title: string;
  unit: string | null;
  street_number: string | null;
  property_type: number;
  mode: string;
  shown: boolean;
}

/** Another listing of the same home. Of one whose address is hidden only its own office learns. */
interface Sibling {
  id: number;
  uri: string;
  office: string;
  state: 'available' | 'completed';
  completed: string | null;
  same_mode: boolean;
  after: boolean;
  told: boolean;
}

const sameHome = (id: number) => sql`
  from listing l join listing o on o.id <> l.id and o.published and o.status <> 'removed' and o.listing_class = l.listing_class
    and o.locality_id = l.locality_id and lower(o.street_number) = lower(l.street_number) and lower(o.street) = lower(l.street)
    and lower(coalesce(o.unit, '')) = lower(coalesce(l.unit, ''))
  join office f on f.id = o.office_id
  where l.id = ${id}::int and o.street_number is not null`;

/** Other listings of a home that are checked along; there is rarely one. */
const mostSiblings = 5;

async function siblings(database: Database, id: number): Promise<Sibling[]> {
  const { rows } = await sql<Sibling>`
    select o.id, o.uri, f.name as office, o.status as state, o.completed_on::text as completed, o.status_type = l.status_type as same_mode,
      o.completed_on >= l.listed_at::date as after, o.street_visible or o.office_id = l.office_id as told ${sameHome(id)} order by o.id limit ${mostSiblings}::int`.execute(
    database,
  );
  return rows;
}

function judge(
  { title, unit, street_number: streetNumber, property_type: propertyType, mode, shown }: Row,
  others: readonly Sibling[],
): Flag[] {
  const flags: Flag[] = [];
  if (!shown) return flags;
  const told = others.filter((other) => other.told);
  const twin = told.find((other) => other.state === 'available' && other.same_mode);
  if (twin && (mode === 'buy' || mode === 'rent'))
    flags.push({ rule: 'duplicate', detail: `The same home is listed by ${twin.office}: /property/${twin.uri}` });
  const sold = mode === 'buy' ? told.find((other) => other.state === 'completed' && other.after) : undefined;
  if (sold)
    flags.push({
      rule: 'sold-in-buy',
      detail: `${sold.office} sold the same home on ${sold.completed ?? 'a later day'}: /property/${sold.uri}`,
    });
  else if (mode === 'buy' && saysSold(title))
    flags.push({ rule: 'sold-in-buy', detail: 'The headline says it’s sold, but it’s listed for sale.' });
  const several = severalDwellingsIn({ title, unit, streetNumber, propertyType });
  if (several)
    flags.push({ rule: 'several-dwellings', detail: `“${several}”: each dwelling needs a listing of its own.` });
  const contact = contactIn(title);
  if (contact)
    flags.push({
      rule: 'contact-in-title',
      detail: `“${contact}”: visitors reach the agent by the buttons of the page.`,
    });
  return flags;
}

/** The rules of this file; `price-law` is reported by the feed's own reading of prices. */
const own: readonly FlagRule[] = ['duplicate', 'sold-in-buy', 'several-dwellings', 'contact-in-title'];

/** A dismissal holds while the finding is the same. @returns the open findings */
async function keep(
  transaction: Database,
  id: number,
  flags: readonly Flag[],
  rules: readonly FlagRule[],
): Promise<Flag[]> {
  const found = flags.map(({ rule, detail }) => ({ rule, detail }));
  await sql`delete from listing_flag where listing_id = ${id}::int and rule = any(${[...rules]}::text[]) and not rule = any(${found.map(({ rule }) => rule)}::text[])`.execute(
    transaction,
  );
  if (found.length === 0) return [];
  await sql`
    insert into listing_flag as f (listing_id, rule, detail) select ${id}::int, n.rule, n.detail from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n(rule text, detail text)
    on conflict (listing_id, rule) do update set detail = excluded.detail, noticed_at = now(), dismissed_at = null where f.detail <> excluded.detail`.execute(
    transaction,
  );
  const rows = await transaction
    .selectFrom('listing_flag')
    .select('rule')
    .where('listing_id', '=', id)
    .where('dismissed_at', 'is', null)
    .execute();
  const standing = new Set(rows.map(({ rule }) => rule));
  return flags.filter(({ rule }) => standing.has(rule));
}

async function check(transaction: Database, id: number): Promise<Flag[]> {
  const {
    rows: [row],
  } = await sql<Row>`
    select id, title, unit, street_number, property_type, status_type as mode, published and status = 'available' as shown from listing where id = ${id}::int`.execute(
    transaction,
  );
  if (row === undefined) return [];
  return keep(transaction, id, judge(row, row.shown ? await siblings(transaction, id) : []), own);
}

/**
 * Checks a listing that was written, and the other listings of the same home, of which what was true before may not be
 * now. To be called in the transaction that wrote it. @param law details of price texts that the state's law forbids
 * @returns the findings about the listing that were not dismissed
 */
export async function checkListing(transaction: Database, id: number, law?: readonly string[]): Promise<Flag[]> {
  const flags = await check(transaction, id);
  const { rows } = await sql<{
    id: number;
  }>`select o.id ${sameHome(id)} order by o.id limit ${mostSiblings}::int`.execute(transaction);
  for (const other of rows) await check(transaction, other.id);
  if (law === undefined) return flags;
  return [
    ...flags,
    ...(await keep(transaction, id, law.length === 0 ? [] : [{ rule: 'price-law', detail: law.join(' ') }], [
      'price-law',
    ])),
  ];
}
