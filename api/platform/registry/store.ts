import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { appendEvent, changeActions, lockLog, readChanges, readMoves } from './log.ts';
import {
  liveAfter,
  previousOf,
  servedSince,
  withdrawsFirst,
  type JointInput,
  type MoveInput,
  type NoteInput,
  type Pin,
  type PinSet,
  type RecordedRelease,
  type ReleaseInput,
  type RestorationInput,
  type RolloutInput,
  type SignedRelease,
  type WithdrawalInput,
} from '@verandah/release-registry';

/**
 * What came of an attempt; 'taken': the version has other bytes, 'moved': another version is live than the asker saw.
 */
export type Recorded = { readonly outcome: 'recorded' | 'existed' } | { readonly outcome: 'taken' };
export type ChangeOutcome =
  | { readonly outcome: 'moved'; readonly set: PinSet }
  | { readonly outcome: 'unchanged'; readonly set: PinSet }
  | ({ readonly outcome: 'unknown' } & Named)
  /** A roll back to what no visitor has been served. */
  | ({ readonly outcome: 'never-live' } & Named)
  /** The area has a delivery plan of this release already. */
  | ({ readonly outcome: 'delivering' } & Named)
  | { readonly outcome: 'conflict'; readonly area: string; readonly live: string | null; readonly seen: string | null };
/** The release that an outcome is about. */
interface Named {
  readonly area: string;
  readonly version: string;
}

export async function readPins(database: Database): Promise<PinSet> {
  const { rows } = await sql<{ revision: string | number; pins: PinSet['pins'] | null }>`
    select (select coalesce(max(id), 0) from releases.event where action in (${changeActions})) as revision,
      (select jsonb_object_agg(coalesce(p.area, r.area), jsonb_build_object('version', p.version, 'previous',
        p.previous)
        || case when p.withdrawn is null then '{}' else jsonb_build_object('withdrawn', p.withdrawn) end
        || case when r.area is null then '{}' else jsonb_build_object('rollout', jsonb_build_object('version',
          r.version, 'percent', r.percent)
          || case when r.audiences = '{}' then '{}' else jsonb_build_object('audiences', r.audiences) end) end)
      from releases.pin p full join releases.rollout r on r.area = p.area) as pins
  `.execute(database);
  return { revision: Number(rows[0]?.revision ?? 0), pins: rows[0]?.pins ?? {} };
}

/** Live releases at a moment. */
export async function readPinsAt(database: Database, moment: string): Promise<PinSet> {
  const changes = await readChanges(database, moment);
  return { revision: changes.at(-1)?.id ?? 0, pins: liveAfter(changes) };
}

/**
 * By area, the releases whose files must stay: live, in rollout, in a plan or behind a live one after `moment`, published since,
 * or linked to for a preview that has not ended.
 */
export async function readRetained(database: Database, moment: string): Promise<Record<string, string[]>> {
  const changes = await readChanges(database, 'infinity');
  const retained = servedSince(changes, changes.filter(({ at }) => at <= new Date(moment).toISOString()).length);
  const { rows } = await sql<{ area: string; version: string }>`
    select area, version from releases.release where published_at > ${moment}::timestamptz
    union select area, to_version from releases.event
      where action = 'preview' and (detail ->> 'until')::timestamptz > now()
    union select area, version from releases.pin union select area, previous from releases.pin
      where previous is not null
    union select area, version from releases.rollout
    union select area, version from releases.delivery where state in ('running', 'held')
  `.execute(database);
  for (const { area, version } of rows) retained[area] = [...new Set([...(retained[area] ?? []), version])];
  return retained;
}

export async function readReleases(database: Database, area: string | undefined): Promise<RecordedRelease[]> {
  const { rows } = await sql<RecordedRelease>`
    select area, version, content_hash as "contentHash", notes,
      to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
      exists (
        select from releases.event where event.area = release.area and to_version = version and action in ('promote',
          'rollback')
      ) as "wentLive"
    from releases.release where ${area ?? null}::text is null or area = ${area ?? null} order by area, published_at,
      version
  `.execute(database);
  return rows;
}

export async function readManifest(
  database: Database,
  area: string,
  version: string,
): Promise<SignedRelease | undefined> {
  const { rows } = await sql<SignedRelease>`
    select document as manifest, signature from releases.release where area = ${area} and version = ${version}
  `.execute(database);
  return rows[0];
}

/** Records a release once; the same version with the same content is the same release, and takes a newer signature. */
export async function recordRelease(database: Database, input: ReleaseInput): Promise<Recorded> {
  const { area, version, contentHash, who, why } = input;
  const document = JSON.stringify(input.manifest);
  const signature = input.signature === undefined ? null : JSON.stringify(input.signature);
  const notes = JSON.stringify(input.notes ?? []);
  return database.transaction().execute(async (step) => {
    await lockLog(step);
    const added = await sql<{ area: string }>`
      insert into releases.release (area, version, content_hash, document, signature, notes)
      values (${area}, ${version}, ${contentHash}, ${document}::jsonb, ${signature}::jsonb, ${notes}::jsonb)
      on conflict do nothing returning area
    `.execute(step);
    if (added.rows.length > 0) {
      await appendEvent(step, {
        who,
        action: 'publish',
        area,
        to: version,
        why,
        ...((input.notes?.length || input.origin) && {
          detail: { ...(input.notes?.length && { notes: input.notes }), ...(input.origin && { origin: input.origin }) },
        }),
      });
      return { outcome: 'recorded' };
    }
    const signed = await sql<{ area: string }>`
      update releases.release set document = ${document}::jsonb, signature = ${signature}::jsonb
      where area = ${area} and version = ${version} and content_hash = ${contentHash} returning area
    `.execute(step);
    return { outcome: signed.rows.length > 0 ? 'existed' : 'taken' };
  });
}

export async function addNote(
  database: Database,
  { action, area, version, who, why, detail }: NoteInput,
): Promise<void> {
  await appendEvent(database, { action, area: area ?? null, to: version ?? null, who, why, detail });
}

/** The area's pin and rollout, locked against other changes. */
export async function lockedPin(step: Database, area: string): Promise<Pin | null> {
  await lockLog(step);
  return (await readPins(step)).pins[area] ?? null;
}

export async function isRecorded(step: Database, area: string, version: string): Promise<boolean> {
  const { rows } = await sql`select 1 from releases.release where area = ${area} and version = ${version}`.execute(
    step,
  );
  return rows.length > 0;
}

export const outcomeUnchanged = async (step: Database): Promise<ChangeOutcome> => ({
  outcome: 'unchanged',
  set: await readPins(step),
});
export const outcomeMoved = async (step: Database): Promise<ChangeOutcome> => ({
  outcome: 'moved',
  set: await readPins(step),
});

/** Changes one area's pin: `changePins` of one. */
export const changePin = (database: Database, { action, who, why, ...move }: MoveInput): Promise<ChangeOutcome> =>
  changePins(database, { action, moves: [move], who, why });

/**
 * Changes the pins of some areas, all or none, when their live versions are still those that the caller saw; pins and
 * event change together. Rollouts of the areas end by that, and a promotion puts a withdrawn area back.
 */
export const changePins = (database: Database, input: JointInput): Promise<ChangeOutcome> =>
  database.transaction().execute((step) => movePins(step, input));

/** The same in a transaction of the caller. */
export async function movePins(step: Database, { action, moves, who, why }: JointInput): Promise<ChangeOutcome> {
  await lockLog(step);
  const { pins } = await readPins(step);
  const planned: {
    readonly area: string;
    readonly version: string;
    readonly previous: string | null;
    readonly withdrawn: PinSet['pins'][string]['withdrawn'] | null;
  }[] = [];
  let isChanged = false;
  for (const { area, version, from, detail } of moves) {
    const pin = pins[area];
    const live = pin?.version ?? null;
    if (!(await isRecorded(step, area, version))) return { outcome: 'unknown', area, version };
    if (live !== from) return { outcome: 'conflict', area, live, seen: from };
    const changes = await readMoves(step, area);
    if (action === 'rollback' && live !== version && !changes.some(({ to }) => to === version))
      return { outcome: 'never-live', area, version };
    const off = withdrawsFirst(detail) ? { redirects: {} } : (pin?.withdrawn ?? null);
    const withdrawn = action === 'promote' ? null : off;
    isChanged ||=
      live !== version || pin?.rollout !== undefined || (withdrawn === null) !== (pin?.withdrawn === undefined);
    const previous = previousOf([...changes, { action, to: version, detail }]);
    planned.push({ area, version, previous, withdrawn });
  }
  if (!isChanged) return outcomeUnchanged(step);
  await endDeliveries(
    step,
    moves.map(({ area }) => area),
    `${action} by ${who}`,
  );
  for (const { area, version, previous, withdrawn } of planned) {
    const off = withdrawn && JSON.stringify(withdrawn);
    await step.deleteFrom('releases.rollout').where('area', '=', area).execute();
    await sql`
        insert into releases.pin (area, version, previous, withdrawn)
          values (${area}, ${version}, ${previous}, ${off}::jsonb)
        on conflict (area) do update set version = excluded.version, previous = excluded.previous,
          withdrawn = excluded.withdrawn, changed_at = now()
      `.execute(step);
  }
  const [first] = moves;
  if (moves.length === 1 && first) {
    const { area, version, from, detail } = first;
    await appendEvent(step, { who, action, area, from, to: version, why, detail });
  } else {
    const entries = moves.map(({ area, version, from, detail }) => ({
      area,
      from,
      to: version,
      ...(detail && { detail }),
    }));
    await appendEvent(step, { who, action, why, detail: { moves: entries } });
  }
  return outcomeMoved(step);
}

/** Ends the delivery plans of areas: something else moves them. @returns whether there was one */
async function endDeliveries(
  step: Database,
  areas: readonly string[],
  why: string,
  version?: string,
): Promise<boolean> {
  const ended = await step
    .updateTable('releases.delivery')
    .set({ state: 'ended', why })
    .where('area', 'in', areas)
    .where('state', 'in', ['running', 'held'])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Takes an area off the site: its addresses are gone (410), or redirect. Its rollout ends by that. */
export async function withdrawArea(
  database: Database,
  { area, live: seen, redirects, who, why }: WithdrawalInput,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (step): Promise<ChangeOutcome> => {
    const pin = await lockedPin(step, area);
    if (pin?.version !== seen) return { outcome: 'conflict', area, live: pin?.version ?? null, seen };
    const withdrawn = { redirects };
    if (!pin.rollout && pin.withdrawn && sameRedirects(pin.withdrawn.redirects, redirects))
      return outcomeUnchanged(step);
    await endDeliveries(step, [area], `withdraw by ${who}`);
    await step.deleteFrom('releases.rollout').where('area', '=', area).execute();
    await sql`update releases.pin set withdrawn = ${JSON.stringify(withdrawn)}::jsonb where area = ${area}`.execute(
      step,
    );
    await appendEvent(step, { who, action: 'withdraw', area, from: seen, to: seen, why, detail: withdrawn });
    return outcomeMoved(step);
  });
}

const sameRedirects = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** Puts a withdrawn area back on the site. Its rollout ends by that. */
export async function restoreArea(
  database: Database,
  { area, live: seen, who, why }: RestorationInput,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (step): Promise<ChangeOutcome> => {
    const pin = await lockedPin(step, area);
    if (pin?.version !== seen) return { outcome: 'conflict', area, live: pin?.version ?? null, seen };
    if (!pin.withdrawn) return outcomeUnchanged(step);
    await endDeliveries(step, [area], `restore by ${who}`);
    await step.deleteFrom('releases.rollout').where('area', '=', area).execute();
    await sql`update releases.pin set withdrawn = null where area = ${area}`.execute(step);
    await appendEvent(step, { who, action: 'restore', area, from: seen, to: seen, why });
    return outcomeMoved(step);
  });
}

/** Begins, widens, narrows or ends (0) an area's rollout; an area without a live release can have one. */
export async function changeRollout(database: Database, input: RolloutInput): Promise<ChangeOutcome> {
  const { area, version, live: seen, percent, audiences, who } = input;
  return database.transaction().execute(async (step): Promise<ChangeOutcome> => {
    const pin = await lockedPin(step, area);
    const live = pin?.version ?? null;
    if (!(await isRecorded(step, area, version))) return { outcome: 'unknown', area, version };
    if (live !== seen) return { outcome: 'conflict', area, live, seen };
    const rollout = pin?.rollout?.version === version ? pin.rollout : undefined;
    const isEnd = percent === 0 && audiences.length === 0;
    const isSame = rollout?.percent === percent && sameAudiences(rollout.audiences, audiences);
    if (isEnd && !rollout) {
      // A plan that begins with a rehearsal: no visitor has the release yet.
      if (await endDeliveries(step, [area], `stop by ${who}`, version))
        await appendEvent(step, { who, action: 'deliver-stop', area, to: version, why: input.why });
      return outcomeUnchanged(step);
    }
    if (isSame) return outcomeUnchanged(step);
    await endDeliveries(step, [area], `rollout by ${who}`);
    await writeRollout(step, pin, input);
    return outcomeMoved(step);
  });
}

const sameAudiences = (one: readonly string[] = [], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Writes an area's rollout and its entry of the log. @param pin the area's, locked */
export async function writeRollout(
  step: Database,
  pin: Pin | null,
  {
    area,
    version,
    live,
    percent,
    audiences,
    who,
    why,
  }: Omit<RolloutInput, 'audiences'> & {
    readonly audiences: readonly string[];
  },
  detail: object = {},
): Promise<void> {
  if (percent === 0 && audiences.length === 0)
    await step.deleteFrom('releases.rollout').where('area', '=', area).execute();
  else
    await sql`
      insert into releases.rollout (area, version, percent, audiences)
        values (${area}, ${version}, ${percent}, ${[...audiences]}::text[])
      on conflict (area) do update set percent = excluded.percent, audiences = excluded.audiences,
        version = excluded.version,
        started_at = case when releases.rollout.version = excluded.version then releases.rollout.started_at else now()
          end
    `.execute(step);
  const before = pin?.rollout?.version === version ? pin.rollout.percent : 0;
  await appendEvent(step, {
    who,
    action: 'rollout',
    area,
    from: live,
    to: version,
    why,
    detail: { percent, ...(audiences.length > 0 && { audiences }), before, ...detail },
  });
}
