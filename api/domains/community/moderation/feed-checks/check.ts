import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
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

/** Another listing of the same home. If its address is hidden, only its own office is notified. */
interface Sibling {
  /** The listing that it is compared with. */
  of: number;
  id: number;
  uri: string;
  office: string;
  state: 'available' | 'completed';
  completed: string | null;
  same_mode: boolean;
  after: boolean;
  visible: boolean;
}

/** Other listings of a home that are checked along; there is rarely one. */
const mostSiblings = 5;

async function readSiblings(database: Database, ids: readonly number[]): Promise<Sibling[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Sibling>`
    select l.id as of, o.id, o.uri, f.name as office, o.status as state, o.completed_on::text as completed,
      o.status_type = l.status_type as same_mode,
      o.completed_on >= l.listed_at::date as after,
      o.street_visible or o.office_id = l.office_id as visible
    from listing l cross join lateral (
      select * from listing o
      where o.id <> l.id and o.published and o.status <> 'removed' and o.listing_class = l.listing_class
        and o.locality_id = l.locality_id and lower(o.street_number) = lower(l.street_number)
          and lower(o.street) = lower(l.street)
        and lower(coalesce(o.unit, '')) = lower(coalesce(l.unit, '')) and o.street_number is not null
      order by o.id limit ${mostSiblings}::int
    ) o join office f on f.id = o.office_id
    where l.id = any(${[...ids]}::int[]) order by l.id, o.id`.execute(database);
  return rows;
}

function judgeListing(
  { title, unit, street_number: streetNumber, property_type: propertyType, mode, shown }: Row,
  others: readonly Sibling[],
): Flag[] {
  const flags: Flag[] = [];
  if (!shown) return flags;
  const visible = others.filter((other) => other.visible);
  const twin = visible.find((other) => other.state === 'available' && other.same_mode);
  if (twin && (mode === 'buy' || mode === 'rent'))
    flags.push({ rule: 'duplicate', detail: `The same home is listed by ${twin.office}: /property/${twin.uri}` });
  const sold = mode === 'buy' ? visible.find((other) => other.state === 'completed' && other.after) : undefined;
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

type FlagsByListing = ReadonlyMap<number, readonly Flag[]>;

/**
 * Stores what was found about listings in place of what was found before; a dismissal holds while the finding is the
 * same. @returns the open findings
 */
async function storeFindings(
  transaction: Database,
  found: FlagsByListing,
  rules: readonly FlagRule[],
): Promise<Map<number, Flag[]>> {
  if (found.size === 0) return new Map();
  const ids = [...found.keys()];
  const rows = [...found].flatMap(([id, flags]) => flags.map(({ rule, detail }) => ({ id, rule, detail })));
  await sql`
    delete from listing_flag f where f.listing_id = any(${ids}::int[]) and f.rule = any(${[...rules]}::text[])
      and not exists (select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, rule text)
        where n.id = f.listing_id and n.rule = f.rule)`.execute(transaction);
  if (rows.length === 0) return new Map();
  await sql`
    insert into listing_flag as f (listing_id, rule, detail) select n.id, n.rule, n.detail
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, rule text, detail text)
    on conflict (listing_id, rule) do update set detail = excluded.detail, noticed_at = now(), dismissed_at = null
      where f.detail <> excluded.detail`.execute(transaction);
  const open = await transaction
    .selectFrom('listing_flag')
    .select(['listing_id as id', 'rule'])
    .where('listing_id', 'in', ids)
    .where('dismissed_at', 'is', null)
    .execute();
  const standing = new Set(open.map(({ id, rule }) => `${id} ${rule}`));
  return new Map([...found].map(([id, flags]) => [id, flags.filter(({ rule }) => standing.has(`${id} ${rule}`))]));
}

/** @returns the open findings, and the other listings of these homes */
async function checkEach(
  transaction: Database,
  ids: readonly number[],
): Promise<{ flags: Map<number, Flag[]>; others: readonly number[] }> {
  const { rows } = await sql<Row>`
    select id, title, unit, street_number, property_type, status_type as mode, published
      and status = 'available' as shown
    from listing where id = any(${[...ids]}::int[]) order by id`.execute(transaction);
  const others = await readSiblings(transaction, ids);
  const by = Map.groupBy(others, ({ of }) => of);
  const flags = await storeFindings(
    transaction,
    new Map(rows.map((row) => [row.id, judgeListing(row, by.get(row.id) ?? [])])),
    own,
  );
  return { flags, others: others.map(({ id }) => id) };
}

/** A listing that was written. */
interface Written {
  readonly id: number;
  /** Details of price texts that the state's law forbids; absent where the law does not depend on what was written. */
  readonly law?: readonly string[];
}

/**
 * Checks listings that were written, and the other listings of the same homes, of which what was true before may not be
 * now. To be called in the transaction that wrote them.
 * @returns the findings about each listing that were not dismissed
 */
export async function checkListings(
  transaction: Database,
  listings: readonly Written[],
): Promise<ReadonlyMap<number, readonly Flag[]>> {
  const ids = listings.map(({ id }) => id);
  const { flags, others } = await checkEach(transaction, ids);
  const along = [...new Set(others)].filter((id) => !ids.includes(id));
  if (along.length > 0) await checkEach(transaction, along);
  const law = await storeFindings(
    transaction,
    new Map(
      listings.flatMap(({ id, law: details }): [number, Flag[]][] =>
        details === undefined
          ? []
          : [[id, details.length === 0 ? [] : [{ rule: 'price-law', detail: details.join(' ') }]]],
      ),
    ),
    ['price-law'],
  );
  return new Map(ids.map((id) => [id, [...(flags.get(id) ?? []), ...(law.get(id) ?? [])]]));
}
