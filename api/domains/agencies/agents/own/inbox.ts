import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../../../platform/database/public.ts';
import {
  answerEnquiry,
  countEnquiries,
  enquiriesFor,
  listingsEnquiredAbout,
  readEnquiry,
  setEnquiryStatus,
  type EnquirySite,
  type EnquiryStatus,
  type InboxEnquiry,
} from '../../../enquiries/public.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { labelsOf, type ListingLabel } from './label-store.ts';

interface Narrowed {
  readonly status?: EnquiryStatus | undefined;
  readonly text?: string;
  readonly listingId?: number | undefined;
  /** Only those that nobody has answered for more than a day. */
  readonly overdue?: boolean;
}
export type OwnEnquiryPage = Page<InboxEnquiry> & { readonly counts: Readonly<Record<EnquiryStatus, number>> };

/**
 * Enquiries to the calling agent, latest first, with the number of each status.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent
 */
export async function ownEnquiries(
  database: Database,
  viewer: Viewer | null,
  which: Narrowed,
  paging: Paging,
): Promise<OwnEnquiryPage> {
  const { agentId } = await signedInAgent(database, viewer);
  const [page, counts] = await Promise.all([
    enquiriesFor(database, { agentId }, { ...which, ...paging }),
    countEnquiries(database, { agentId }),
  ]);
  return { ...page, counts };
}

/** Listings that the calling agent has enquiries about, the latest first. @throws {Refusal} as `ownEnquiries` */
export async function ownEnquiryListings(database: Database, viewer: Viewer | null): Promise<ListingLabel[]> {
  const { agentId } = await signedInAgent(database, viewer);
  const ids = await listingsEnquiredAbout(database, { agentId });
  const labels = await labelsOf(database, ids);
  return ids.flatMap((id) => labels.get(id) ?? []);
}

/** @throws {Refusal} as `ownEnquiries`; not-found for others' enquiries */
export async function ownEnquiry(database: Database, viewer: Viewer | null, id: number): Promise<InboxEnquiry> {
  return readEnquiry(database, await asAgent(database, viewer), id);
}

/** The caller's agent according to the database: an agent who has left their office cannot reply. */
async function asAgent(database: Database, viewer: Viewer | null): Promise<Viewer | null> {
  const { agentId } = await signedInAgent(database, viewer);
  return viewer && { ...viewer, agentId };
}

/** @throws {Refusal} as `ownEnquiries`; not-found for others' enquiries */
export async function markEnquiry(
  database: Database,
  viewer: Viewer | null,
  id: number,
  status: EnquiryStatus,
): Promise<InboxEnquiry> {
  return setEnquiryStatus(database, await asAgent(database, viewer), id, status);
}

/**
 * Answers by email in the agent's name.
 * @param key of idempotency: sent again with it, it is answered once.
 * @throws {Refusal} as `markEnquiry`; invalid; throttled
 */
export async function answerOwnEnquiry(
  database: Database,
  site: EnquirySite,
  viewer: Viewer | null,
  id: number,
  text: string,
  key?: string,
): Promise<InboxEnquiry> {
  const agent = await asAgent(database, viewer);
  await throttleCaller(database, 'enquiry-answer', agent?.agentId ?? 0);
  return runOnce(database, memberCaller(viewer), key, 'answerEnquiry', { id, text }, (own) =>
    answerEnquiry(own, site, agent, id, text),
  );
}

const mostExported = 5000;
const columns = [
  'id',
  'receivedAt',
  'status',
  'kind',
  'listingId',
  'name',
  'email',
  'phone',
  'message',
  'answeredAt',
] as const;

/**
 * The agent's enquiries as a table: the latest 5,000. Cells that a spreadsheet would take for formulas are marked as
 * text.
 * @throws {Refusal} as `ownEnquiries`
 */
export async function exportEnquiries(
  database: Database,
  viewer: Viewer | null,
  which: Pick<Narrowed, 'status' | 'listingId'>,
): Promise<string> {
  const { agentId } = await signedInAgent(database, viewer);
  const found: InboxEnquiry[] = [];
  while (found.length < mostExported) {
    const { results } = await enquiriesFor(database, { agentId }, { ...which, skip: found.length, take: 100 });
    found.push(...results);
    if (results.length < 100) break;
  }
  return stringify(found, {
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
