import { inTransaction, type Database } from '../../platform/database/public.ts';
import { Refusal } from '../../platform/problems/public.ts';

/** What an office has received, and how its status is read and written. */
interface Received<Status extends string, Proposal extends { readonly status: Status }> {
  readonly noun: 'application' | 'offer';
  /** Who sent it, within a sentence. */
  readonly sender: 'applicant' | 'buyer';
  readonly labels: Readonly<Record<Status, string>>;
  read(database: Database): Promise<Proposal>;
  /** Sets the status. @returns whether what is there may have it */
  write(transaction: Database, before: Proposal): Promise<boolean>;
  notify(transaction: Database, before: Proposal): Promise<void>;
}

/**
 * Sets the status of what an office has received and notifies who sent it. Repeats have no effect.
 * @throws {Refusal} those of reading it; conflict for one that can no longer have the status
 */
export async function decideProposal<Status extends string, Proposal extends { readonly status: Status }>(
  database: Database,
  status: Status,
  { noun, sender, labels, read, write, notify }: Received<Status, Proposal>,
): Promise<Proposal> {
  const before = await read(database);
  if (before.status === status) return before;
  if (status === 'sent' || status === 'withdrawn')
    throw new Refusal('conflict', `Only the ${sender} can send or withdraw an ${noun}.`);
  await inTransaction(database, async (transaction) => {
    if (await write(transaction, before)) return notify(transaction, before);
    const { status: now } = await read(transaction);
    if (now === status) return;
    throw new Refusal(
      'conflict',
      `This ${noun} is ${labels[now].toLowerCase()}, so it can’t become ${labels[status].toLowerCase()}.`,
    );
  });
  return read(database);
}
