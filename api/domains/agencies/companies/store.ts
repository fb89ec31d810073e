import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/** A company that offices belong to. */
export interface Company {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string | null;
  readonly website: string | null;
  readonly officeCount: number;
  /** Its address in the REST API, below /v1. */
  readonly href: string;
}

const columns = sql`c.id, c.slug, c.name, c.state_code as "stateCode", c.website, (select count(*) from office o
  where o.company_id = c.id)::int as "officeCount", '/companies/' || c.id as href`;

/** By name. @param stateCode those that are of this state or have an office in it; undefined: all */
export async function readCompanies(
  database: Database,
  stateCode: string | undefined,
  { skip, take }: Paging,
): Promise<Page<Company>> {
  const where =
    stateCode === undefined
      ? sql`true`
      : sql`(c.state_code = ${stateCode} or exists (
    select from office o join locality l on l.id = o.locality_id
      where o.company_id = c.id and l.state_code = ${stateCode}))`;
  const { rows } = await sql<Company>`select ${columns} from company c where ${where} order by c.name, c.id
      limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from company c where ${where}`.execute(database);
  return { total: count?.n ?? 0, results: rows };
}

/** @param identifier id, or a slug that ends in it */
export async function companyOf(database: Database, identifier: string): Promise<Company | undefined> {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(identifier)?.[1] ?? 0);
  const { rows } = await sql<Company>`select ${columns} from company c where c.id = ${id}::int`.execute(database);
  return rows[0];
}

export async function officeIdsOfCompany(
  database: Database,
  companyId: number,
  { skip, take }: Paging,
): Promise<Page<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from office where company_id = ${companyId}::int order by name, id
      limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from office where company_id = ${companyId}::int`.execute(
    database,
  );
  return { total: count?.n ?? 0, results: rows.map(({ id }) => id) };
}
