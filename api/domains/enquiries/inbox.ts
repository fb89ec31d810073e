import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';
import { invalidInput, notFound } from '../../platform/problems/public.ts';
import { mailAnswer } from './answer-mail.ts';
import type { EnquiryStatus } from './enquiry.ts';
import type { EnquirySite } from './enquiry-mail.ts';
import {
  enquiryOfAgent,
  readEnquiries,
  writeAnswer,
  writeStatus,
  type EnquiryOwner,
  type InboxEnquiry,
} from './inbox-store.ts';

interface Page {
  readonly status?: EnquiryStatus | undefined;
  /** Words of name, address or message. */ readonly text?: string;
  readonly listingId?: number | undefined;
  /** Only those that nobody has answered for more than a day. */
  readonly overdue?: boolean;
  readonly skip?: number;
  readonly take?: number;
}
const mostAtOnce = 100;

/**
 * Enquiries for an agent or an office, or those that a member sent; the latest first. The caller checks permissions.
 */
export function enquiriesFor(
  database: Database,
  owner: EnquiryOwner,
  { skip = 0, take = 25, ...which }: Page = {},
): Promise<{ total: number; results: InboxEnquiry[] }> {
  return readEnquiries(database, owner, which, skip, Math.min(take, mostAtOnce));
}

/** An enquiry to the calling agent. @throws {Refusal} signed-out, not-found */
export async function readEnquiry(database: Database, viewer: Viewer | null, id: number): Promise<InboxEnquiry> {
  return (await requireOwnEnquiry(database, viewer, id)).enquiry;
}

/** @throws {Refusal} signed-out; not-found for others' enquiries */
async function requireOwnEnquiry(
  database: Database,
  viewer: Viewer | null,
  id: number,
): Promise<{ enquiry: InboxEnquiry; agentId: number }> {
  const { agentId } = signedIn(viewer);
  const enquiry = agentId === null ? undefined : await enquiryOfAgent(database, id, agentId);
  if (!enquiry || agentId === null) throw notFound('enquiry');
  return { enquiry, agentId };
}

/** Marks an enquiry as read, answered, closed or new again. @throws {Refusal} signed-out, not-found */
export async function setEnquiryStatus(
  database: Database,
  viewer: Viewer | null,
  id: number,
  status: EnquiryStatus,
): Promise<InboxEnquiry> {
  const { enquiry } = await requireOwnEnquiry(database, viewer, id);
  await writeStatus(database, id, status);
  return { ...enquiry, status };
}

const longestAnswer = 5000;

/**
 * Answers an enquiry by email in the agent's name; identical replies are sent once.
 * @throws {Refusal} signed-out, not-found, invalid
 */
export async function answerEnquiry(
  database: Database,
  site: EnquirySite,
  viewer: Viewer | null,
  id: number,
  answer: string,
): Promise<InboxEnquiry> {
  const text = answer
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim();
  if (text === '' || text.length > longestAnswer)
    throw invalidInput({
      field: 'text',
      message: text === '' ? 'must not be empty' : `must have at most ${longestAnswer} characters`,
    });
  return inTransaction(database, async (transaction) => {
    const { enquiry, agentId } = await requireOwnEnquiry(transaction, viewer, id);
    const {
      rows: [agent],
    } = await sql<{ name: string; email: string | null; office: string }>`
      select a.name, a.email, o.name as office from agent a join office o on o.id = a.office_id
        where a.id = ${agentId}::int`.execute(transaction);
    if (!agent) throw notFound('enquiry');
    const key = `enquiry-answer:${id}:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    await mailAnswer(transaction, site, id, { key, from: agent, email: agent.email, text, notes: [] });
    await writeAnswer(transaction, id, agentId, text);
    await writeStatus(transaction, id, 'answered');
    return { ...enquiry, status: 'answered', answeredAt: enquiry.answeredAt ?? new Date().toISOString() };
  });
}
