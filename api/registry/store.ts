import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { previousOf, type Move } from './rules.ts';
import type { PinInput, PinSet, RecordedRelease, RefusalInput, RegistryEvent, ReleaseInput } from './schema.ts';

/** What came of an attempt; 'taken': the version has other bytes, 'moved': another version is live than the asker saw. */
export type Recorded = { readonly outcome: 'recorded' | 'existed' } | { readonly outcome: 'taken' };
export type Moved = { readonly outcome: 'moved'; readonly set: PinSet } | { readonly outcome: 'unchanged'; readonly set: PinSet }
  | { readonly outcome: 'unknown' } | { readonly outcome: 'conflict'; readonly live: string | null };

export async function readPins(database: Database): Promise<PinSet> {
  const { rows } = await sql<{ revision: string | number; pins: PinSet['pins'] | null }>`
    select (select coalesce(max(id), 0) from releases.event where action in ('promote', 'rollback')) as revision,
      (select jsonb_object_agg(area, jsonb_build_object('version', version, 'previous', previous)) from releases.pin) as pins
  `.execute(database);
  return { revision: Number(rows[0]?.revision ?? 0), pins: rows[0]?.pins ?? {} };
}

export async function readReleases(database: Database, area: string | undefined): Promise<RecordedRelease[]> {
  const { rows } = await sql<RecordedRelease>`
    select area, version, content_hash as "contentHash",
      to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
    from releases.release where ${area ?? null}::text is null or area = ${area ?? null} order by area, published_at, version
  `.execute(database);
  return rows;
}

export async function readManifest(database: Database, area: string, version: string): Promise<unknown> {
  const { rows } = await sql<{ document: unknown }>`select document from releases.release where area = ${area} and version = ${version}`.execute(database);
  return rows[0]?.document;
}

export async function readEvents(database: Database, area: string | undefined, limit: number): Promise<RegistryEvent[]> {
  const { rows } = await sql<RegistryEvent>`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, who, action, area,
      from_version as "from", to_version as "to", why
    from releases.event where ${area ?? null}::text is null or area = ${area ?? null} order by id desc limit ${limit}
  `.execute(database);
  return rows;
}

/** Records a release once; the same version with the same content is the same release. */
export async function recordRelease(database: Database, input: ReleaseInput): Promise<Recorded> {
  return database.transaction().execute(async (step) => {
    const added = await sql<{ area: string }>`
      insert into releases.release (area, version, content_hash, document)
      values (${input.area}, ${input.version}, ${input.contentHash}, ${JSON.stringify(input.manifest)}::jsonb)
      on conflict do nothing returning area
    `.execute(step);
    if (added.rows.length > 0) {
      await sql`insert into releases.event (who, action, area, to_version, why) values (${input.who}, 'publish', ${input.area}, ${input.version}, ${input.why ?? null})`.execute(step);
      return { outcome: 'recorded' };
    }
    const held = await sql<{ hash: string }>`select content_hash as hash from releases.release where area = ${input.area} and version = ${input.version}`.execute(step);
    return { outcome: held.rows[0]?.hash === input.contentHash ? 'existed' : 'taken' };
  });
}

export async function recordRefusal(database: Database, input: RefusalInput): Promise<void> {
  await sql`insert into releases.event (who, action, area, to_version, why) values (${input.who}, 'refuse', ${input.area}, ${input.version}, ${input.why})`.execute(database);
}

/** Moves an area's pin, when the live version is still the one that the asker saw; pin and event change together. */
export async function movePin(database: Database, input: PinInput): Promise<Moved> {
  return database.transaction().execute(async (step): Promise<Moved> => {
    // Moves of one area come one after the other, also its first, when there is no row to lock yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`pin ${input.area}`}))`.execute(step);
    const known = await sql<{ one: number }>`select 1 as one from releases.release where area = ${input.area} and version = ${input.version}`.execute(step);
    if (known.rows.length === 0) return { outcome: 'unknown' };
    const held = await sql<{ version: string }>`select version from releases.pin where area = ${input.area}`.execute(step);
    const live = held.rows[0]?.version ?? null;
    if (live !== input.from) return { outcome: 'conflict', live };
    if (live === input.version) return { outcome: 'unchanged', set: await readPins(step) };
    const moves = await sql<Move>`
      select action, to_version as "to" from releases.event where area = ${input.area} and action in ('promote', 'rollback') order by id
    `.execute(step);
    const previous = previousOf([...moves.rows, { action: input.action, to: input.version }]);
    await sql`
      insert into releases.pin (area, version, previous) values (${input.area}, ${input.version}, ${previous})
      on conflict (area) do update set version = excluded.version, previous = excluded.previous, changed_at = now()
    `.execute(step);
    await sql`
      insert into releases.event (who, action, area, from_version, to_version, why)
      values (${input.who}, ${input.action}, ${input.area}, ${live}, ${input.version}, ${input.why ?? null})
    `.execute(step);
    return { outcome: 'moved', set: await readPins(step) };
  });
}
