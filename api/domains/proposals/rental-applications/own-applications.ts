import { retentionDays } from '@verandah/market';
import { inTransaction } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { surelySignedIn } from '../../members/public.ts';
import type { RentalApplication } from './application.ts';
import { applicationById, applicationsOf, setStatus } from './application-store.ts';
import type { ProposalContext } from '../context.ts';
import { mailWithdrawn } from './mails.ts';
import { setProfileExpiry } from './profile-store.ts';

/** The caller's applications, the latest first. @throws {Refusal} signed-out */
export async function ownApplications(
  { database, keys, viewer }: ProposalContext,
  paging: Paging,
): Promise<Page<RentalApplication>> {
  const { memberId } = await surelySignedIn(database, viewer);
  return applicationsOf(database, keys, { memberId }, paging);
}

/** An application of the caller. @throws {Refusal} signed-out; not-found */
export async function ownApplication(
  { database, keys, viewer }: ProposalContext,
  id: number,
): Promise<RentalApplication> {
  const { memberId } = await surelySignedIn(database, viewer);
  const found = await applicationById(database, keys, id, { memberId });
  if (found === undefined) throw notFound('application of yours');
  return found;
}

/**
 * Withdraws an application of the caller, unless it was declined. Repeats have no effect. The office no longer sees what
 * it was sent.
 * @throws {Refusal} signed-out; not-found; conflict
 */
export async function withdrawApplication(context: ProposalContext, id: number): Promise<RentalApplication> {
  const before = await ownApplication(context, id);
  if (before.status === 'withdrawn') return before;
  await inTransaction(context.database, async (transaction) => {
    if (!(await setStatus(transaction, id, 'withdrawn', retentionDays)))
      throw new Refusal('conflict', 'The office has declined this application: there is nothing left to withdraw.');
    await setProfileExpiry(transaction, before.memberId, retentionDays);
    await mailWithdrawn(transaction, context.publicUrl, id, { ...before, ...before.content });
  });
  return ownApplication(context, id);
}
