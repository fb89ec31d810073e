import {
  applicationRules,
  applicationStatuses,
  emptyProfile,
  profileFieldNames,
  retentionDays,
  type ApplicationStatus,
} from '@verandah/market';
import { stringify } from 'csv-stringify/sync';
import type { Page, Paging } from '../../../platform/paging.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { labelsOf, type ListingLabel, type OwnAgent } from '../../agencies/public.ts';
import type { Opening, RentalApplication } from './application.ts';
import {
  applicationById,
  applicationsOf,
  countByStatus,
  listingsAppliedFor,
  setStatus,
  writeOpenings,
} from './application-store.ts';
import type { ProposalContext } from '../context.ts';
import { decideProposal } from '../decide-proposal.ts';
import { officeOfCaller } from '../office-of-caller.ts';
import { isDocumentId, type OpenedDocument, type RentalDocument } from './document.ts';
import { openDocument, sentDocuments } from './document-store.ts';
import { mailApplicant } from './mails.ts';
import { setProfileExpiry } from './profile-store.ts';

/** The applications that an office shows. */
export interface ReceivedFilter {
  readonly listingId?: number | undefined;
  readonly status?: ApplicationStatus | undefined;
}
export type ReceivedPage = Page<RentalApplication> & { readonly counts: ReadonlyMap<ApplicationStatus, number> };

/** What an office still sees of an application: of a withdrawn one that it was there. */
const shownToOffice = (application: RentalApplication): RentalApplication =>
  application.status === 'withdrawn'
    ? {
        ...application,
        content: { ...application.content, email: '', moveInOn: null, message: '', profile: emptyProfile },
      }
    : application;

/** Applications to the caller's office, the latest first. @throws {Refusal} signed-out; forbidden */
export async function receivedApplications(
  context: ProposalContext,
  { listingId, status }: ReceivedFilter,
  paging: Paging,
): Promise<ReceivedPage> {
  const { database, keys } = context;
  const { officeId } = await officeOfCaller(context);
  const { total, results } = await applicationsOf(database, keys, { officeId, listingId, status }, paging);
  return { total, results: results.map(shownToOffice), counts: await countByStatus(database, officeId, listingId) };
}

/** Homes that the caller's office has applications for, the latest first. @throws {Refusal} signed-out; forbidden */
export async function receivedListings(context: ProposalContext): Promise<ListingLabel[]> {
  const { officeId } = await officeOfCaller(context);
  const ids = await listingsAppliedFor(context.database, officeId);
  const labels = await labelsOf(context.database, ids);
  return ids.flatMap((id) => labels.get(id) ?? []);
}

/** An application to the caller's office. @throws {Refusal} signed-out; forbidden; not-found */
export async function receivedApplication(context: ProposalContext, id: number): Promise<RentalApplication> {
  const { officeId } = await officeOfCaller(context);
  return applicationOfOffice(context, officeId, id);
}

async function applicationOfOffice(
  { database, keys }: ProposalContext,
  officeId: number,
  id: number,
): Promise<RentalApplication> {
  const found = await applicationById(database, keys, id, { officeId });
  if (found === undefined) throw notFound('application to your office');
  return shownToOffice(found);
}

/** Documents of an application that its office may open: none of a withdrawn one. */
export const documentsForOffice = async (
  { database }: Pick<ProposalContext, 'database'>,
  { id, status }: Pick<RentalApplication, 'id' | 'status'>,
): Promise<readonly RentalDocument[]> => (status === 'withdrawn' ? [] : sentDocuments(database, id));

/**
 * Sets the status of an application to the caller's office and notifies the applicant. Repeats have no effect.
 * @throws {Refusal} signed-out; forbidden; not-found; conflict for one that can no longer have the status
 */
export async function decideApplication(
  context: ProposalContext,
  id: number,
  status: ApplicationStatus,
): Promise<RentalApplication> {
  const { officeId } = await officeOfCaller(context);
  const isDecision = status === 'approved' || status === 'declined';
  const daysOf = ({ content }: RentalApplication): number =>
    status === 'declined' ? applicationRules(content.stateCode).days : retentionDays;
  return decideProposal(context.database, status, {
    noun: 'application',
    sender: 'applicant',
    labels: applicationStatuses,
    read: (database) => applicationOfOffice({ ...context, database }, officeId, id),
    write: (transaction, before) => setStatus(transaction, id, status, isDecision ? daysOf(before) : null),
    async notify(transaction, before) {
      if (isDecision) await setProfileExpiry(transaction, before.memberId, daysOf(before));
      if (isDecision || status === 'shortlisted')
        await mailApplicant(transaction, context.publicUrl, id, before.content, status);
    },
  });
}

/** An application as its office exports it. */
export interface ExportedApplication {
  readonly id: number;
  readonly status: ApplicationStatus;
  readonly sentAt: string;
  readonly decidedAt: string | null;
  readonly deletedAfter: string;
  readonly home: string;
  readonly name: string;
  readonly email: string;
  readonly moveInOn: string | null;
  readonly message: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly documents: readonly (RentalDocument & { readonly uri: string })[];
}

const documentPath = (id: number, document: string): string =>
  `/rest/agents/own/rental-applications/${id}/documents/${document}`;

const noteOpened = (
  { database }: ProposalContext,
  ids: readonly number[],
  { memberId, name }: OwnAgent,
  what: Opening['what'],
): Promise<void> => writeOpenings(database, ids, memberId, { agentName: name, what });

/** @throws {Refusal} gone for a withdrawn application */
function refuseWithdrawn({ status }: RentalApplication): void {
  if (status === 'withdrawn') throw new Refusal('gone', 'The applicant has withdrawn this application.');
}

/**
 * An application with the addresses of its documents. The applicant sees who exported it.
 * @throws {Refusal} as `receivedApplication`; gone for a withdrawn one
 */
export async function exportApplication(context: ProposalContext, id: number): Promise<ExportedApplication> {
  const agent = await officeOfCaller(context);
  const found = await applicationOfOffice(context, agent.officeId, id);
  refuseWithdrawn(found);
  await noteOpened(context, [id], agent, 'export');
  const documents = await documentsForOffice(context, found);
  const { home, name, email, moveInOn, message, profile } = found.content;
  return {
    id,
    status: found.status,
    sentAt: found.sentAt,
    decidedAt: found.decidedAt,
    deletedAfter: found.expiresAt,
    home,
    name,
    email,
    moveInOn,
    message,
    profile,
    documents: documents.map((each) => ({ ...each, uri: documentPath(id, each.id) })),
  };
}

const mostExported = 1000;
const columns = [
  'id',
  'sentAt',
  'status',
  'home',
  'name',
  'email',
  'moveInOn',
  'message',
  ...profileFieldNames,
] as const;

/**
 * The latest 1,000 applications to the caller's office as a table, without withdrawn ones. Cells that a spreadsheet
 * would take for formulas are marked as text.
 * @throws {Refusal} signed-out; forbidden
 */
export async function exportApplications(context: ProposalContext, filter: ReceivedFilter): Promise<string> {
  const agent = await officeOfCaller(context);
  const { officeId } = agent;
  const found: RentalApplication[] = [];
  while (found.length < mostExported) {
    const paging = { skip: found.length, take: 100 };
    const { results } = await applicationsOf(context.database, context.keys, { officeId, ...filter }, paging);
    found.push(...results);
    if (results.length < 100) break;
  }
  const rows = found.filter(({ status }) => status !== 'withdrawn');
  await noteOpened(
    context,
    rows.map(({ id }) => id),
    agent,
    'export',
  );
  return stringify(
    rows.map(({ id, sentAt, status, content: { profile, ...content } }) => ({
      id,
      sentAt,
      status,
      ...content,
      ...profile,
    })),
    { header: true, columns: [...columns], bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}

/**
 * A document of an application to the caller's office. The applicant sees who opened it.
 * @throws {Refusal} signed-out; forbidden; not-found; gone for a withdrawn application
 */
export async function openReceivedDocument(
  context: ProposalContext,
  id: number,
  documentId: string,
): Promise<OpenedDocument> {
  const agent = await officeOfCaller(context);
  const found = await applicationOfOffice(context, agent.officeId, id);
  refuseWithdrawn(found);
  const document = isDocumentId(documentId)
    ? await openDocument(context.database, context.keys, documentId, { applicationId: id })
    : undefined;
  if (document === undefined) throw notFound('document');
  await noteOpened(context, [id], agent, document.kind);
  return document;
}
