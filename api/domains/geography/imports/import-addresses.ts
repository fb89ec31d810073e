import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { addressColumns, neededAddressColumns, readAddressRow, type AddressRow } from './address-row.ts';
import type { AddressReport, Dropped } from './report.ts';
import { readTable } from './table.ts';

/** Takes a dry run's changes back. */
class TakenBack extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super('A dry run is taken back.');
    this.written = written;
  }
}

interface Written {
  readonly created: number;
  readonly updated: number;
}

/** A transaction of so many rows lasts a fraction of a second: others get their turn between two. */
const atOnce = 2_000;

/**
 * Imports a part of an address file: addresses that it has already take its positions, those that it lacks stay. Parts
 * are applied a few thousand rows at a time; doing it again changes nothing.
 * @throws {FileProblem} when the part as a whole can't be used
 */
export async function importAddresses(
  database: Database,
  file: Readable,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<AddressReport> {
  const dropped: Dropped[] = [];
  let [read, addresses, created, updated] = [0, 0, 0, 0];
  let batch = new Map<string, AddressRow>();
  const write = async (): Promise<void> => {
    const rows = [...batch.values()];
    batch = new Map();
    const written = await writeBatch(database, rows, dryRun);
    created += written.created;
    updated += written.updated;
    addresses += rows.length;
  };
  for await (const line of readTable(file, addressColumns, neededAddressColumns)) {
    read += 1;
    const row = readAddressRow(line);
    if (typeof row === 'string') {
      dropped.push({ at: line.line, name: '', reason: row });
      continue;
    }
    const key = [row.stateCode, row.locality, row.postcode, row.street, row.number, row.unit].join('|');
    const twin = batch.get(key);
    // The principal address counts, of two principal ones the first.
    if (twin === undefined || (twin.isAlias && !row.isAlias)) batch.set(key, row);
    if (twin !== undefined) dropped.push({ at: line.line, name: '', reason: 'It repeats another address.' });
    if (batch.size >= atOnce) await write();
  }
  await write();
  return { read, created, updated, unchanged: addresses - created - updated, dropped };
}

async function writeBatch(database: Database, rows: readonly AddressRow[], dryRun: boolean): Promise<Written> {
  if (rows.length === 0) return { created: 0, updated: 0 };
  try {
    return await database.transaction().execute(async (transaction) => {
      const written = await writeRows(transaction, rows);
      if (dryRun) throw new TakenBack(written);
      return written;
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.written;
    throw thrown;
  }
}

const shape = sql`r("stateCode" text, locality text, postcode text, street text, number text, unit text, first int,
  last int, latitude float8, longitude float8, "isAlias" boolean)`;
const ofStreet = sql`s.state_code = r."stateCode" and s.locality = r.locality and s.name = r.street
  and s.postcode = r.postcode`;

async function writeRows(transaction: Database, rows: readonly AddressRow[]): Promise<Written> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${shape}`;
  await sql`
    insert into address_street (state_code, locality, postcode, name)
    select distinct r."stateCode", r.locality, r.postcode, r.street from ${given}
    where not exists (select from address_street s where ${ofStreet}) order by 1, 2, 3, 4
    on conflict do nothing`.execute(transaction);
  const { rows: written } = await sql<{ created: boolean }>`
    insert into address_point as p (street_id, number, unit, first, last, latitude, longitude)
    select s.id, r.number, r.unit, r.first, r.last, r.latitude, r.longitude
    from ${given} join address_street s on ${ofStreet}
    where not r."isAlias" or not exists (select from address_point o where o.street_id = s.id and o.number = r.number
      and o.unit = r.unit)
    order by 1, 2, 3
    on conflict (street_id, number, unit) do update set latitude = excluded.latitude, longitude = excluded.longitude
    where (p.latitude, p.longitude) is distinct from (excluded.latitude, excluded.longitude)
    returning xmax = 0 as created`.execute(transaction);
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created };
}
