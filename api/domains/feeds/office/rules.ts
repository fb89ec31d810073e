import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { agentOf, feedKeyManager, feedKeysOf, operator, type FeedKey, type Sender } from '../../agencies/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { notForYou, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput, headlineBetween } from '../../../platform/text-input.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { DisplayDefault } from '../read/element.ts';
import { linesOf, uploadSeenBy, uploadsSeenBy, type FeedUpload, type UploadLine } from './store.ts';

/** A document of at most this many characters may be sent as text; larger ones as a file. */
export const mostPasted = 900_000;

const feedInput = v.strictObject({
  source: headlineBetween(1, 200),
  text: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'is empty: choose a file or paste the document'),
    v.maxLength(mostPasted, `has more than ${mostPasted} characters: send it as a file`),
  ),
});
export type FeedInput = v.InferOutput<typeof feedInput>;

/** On whose behalf a member sends feeds: admins for every office, agents for their own; null for others. */
export async function memberSender(database: Database, viewer: Viewer | null): Promise<Sender | null> {
  if (viewer === null) return null;
  if (viewer.role === 'admin') return operator;
  const agent = await agentOf(database, viewer);
  if (agent === null) return null;
  const {
    rows: [office],
  } = await sql<{
    agentId: string | null;
  }>`select upper(feed_agent_id) as "agentId" from office where id = ${agent.officeId}::int`.execute(database);
  return { operator: false, officeId: agent.officeId, agentId: office?.agentId ?? null };
}

async function requireSender(database: Database, viewer: Viewer | null): Promise<Sender> {
  const who = signedIn(viewer);
  const found = await memberSender(database, who);
  if (found === null) throw notForYou(who, 'This is for agents and admins.');
  return found;
}

/**
 * Checks a feed that a member sends as text.
 * @throws {Refusal} signed-out; forbidden; conflict for an office without an agentID; invalid; throttled
 */
export async function takeFeed(
  database: Database,
  viewer: Viewer | null,
  input: unknown,
): Promise<FeedInput & { readonly sender: Sender }> {
  const from = await requireSender(database, viewer);
  if (!from.operator && from.agentId === null)
    throw new Refusal('conflict', 'Your office needs an agentID before it can send a feed. Contact us to add one.');
  const feed = checkInput(feedInput, input);
  await throttleCaller(database, 'feed', signedIn(viewer).memberId);
  return { ...feed, sender: from };
}

/**
 * Feeds that were sent: an agent sees those of the own office, an admin all.
 * @throws {Refusal} signed-out; forbidden
 */
export async function listUploads(
  database: Database,
  viewer: Viewer | null,
  paging: Paging,
): Promise<Page<FeedUpload>> {
  return uploadsSeenBy(database, await requireSender(database, viewer), paging);
}

const between = 150;
const longestWait = 4000;

/**
 * @param wait milliseconds that the response may wait for the import to end, at most 4,000
 * @throws {Refusal} as `listUploads`; not-found
 */
export async function readUpload(database: Database, viewer: Viewer | null, id: string, wait = 0): Promise<FeedUpload> {
  const from = await requireSender(database, viewer);
  const until = Date.now() + Math.min(wait, longestWait);
  for (;;) {
    const upload = v.is(v.pipe(v.string(), v.uuid()), id) ? await uploadSeenBy(database, from, id) : undefined;
    if (upload === undefined) throw notFound('upload');
    if (upload.status === 'done' || upload.status === 'failed' || Date.now() >= until) return upload;
    await setTimeout(between);
  }
}

export const uploadLines = (
  database: Database,
  upload: FeedUpload,
  noted: boolean,
  paging: Paging,
): Promise<Page<UploadLine>> => linesOf(database, upload.id, noted, paging);

async function ownOffice(database: Database, viewer: Viewer | null): Promise<number> {
  const agent = await agentOf(database, signedIn(viewer));
  if (agent === null) throw notForYou(signedIn(viewer), 'This is for agents.');
  return agent.officeId;
}

/** The office's default for a missing `display`. @throws {Refusal} signed-out; forbidden */
export async function readDisplayDefault(database: Database, viewer: Viewer | null): Promise<DisplayDefault> {
  const { feed_display_default: missing } = await database
    .selectFrom('office')
    .select('feed_display_default')
    .where('id', '=', await ownOffice(database, viewer))
    .executeTakeFirstOrThrow();
  return missing === 'no' ? 'no' : 'yes';
}

/** Sets it for future feeds. @throws {Refusal} signed-out; forbidden */
export async function setDisplayDefault(
  database: Database,
  viewer: Viewer | null,
  missing: DisplayDefault,
): Promise<DisplayDefault> {
  await database
    .updateTable('office')
    .set({ feed_display_default: missing })
    .where('id', '=', await ownOffice(database, viewer))
    .execute();
  return missing;
}

/** Keys of an office's feed. @throws {Refusal} signed-out; forbidden except for its own admins and those of the site */
export async function listKeys(database: Database, viewer: Viewer | null, officeId: number): Promise<FeedKey[]> {
  await feedKeyManager(database, viewer, officeId);
  return feedKeysOf(database, officeId);
}
