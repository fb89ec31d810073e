import type { Database } from '../../../../platform/database/public.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import { localitiesById } from '../../../geography/locations/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import { isListingOf } from '../../reviews/store.ts';
import { sameUser } from '../follow.ts';
import { signedInAgent } from '../viewer-agent.ts';
import {
  changeTransaction,
  deleteTransaction,
  isTaken,
  transactionOf,
  transactionsOf,
  writeTransaction,
} from './store.ts';
import { transactionInput, type AgentTransaction, type TransactionInput } from './transaction.ts';

/** The caller as the requested agent. Transactions are private: others do not learn whether there are any. */
async function ownAgent(
  database: Database,
  viewer: Viewer | null,
  currentUserId: number | undefined,
  agentId?: number,
): Promise<number> {
  const own = await signedInAgent(database, sameUser(viewer, currentUserId));
  if (agentId !== undefined && agentId !== own.agentId) throw notFound('agent of yours');
  return own.agentId;
}

async function requireTransaction(database: Database, agentId: number, id: number): Promise<AgentTransaction> {
  const transaction = await transactionOf(database, agentId, id);
  if (transaction === undefined) throw notFound('transaction');
  return transaction;
}

async function checkTransaction(database: Database, agentId: number, input: unknown): Promise<TransactionInput> {
  const transaction = checkInput(transactionInput, input);
  const { listingId, localityId } = transaction;
  if (localityId !== null && (await localitiesById(database, [localityId])).length === 0)
    throw invalidInput({ field: 'localityId', message: 'is not a known suburb' });
  if (listingId !== null && !(await isListingOf(database, agentId, listingId)))
    throw invalidInput({ field: 'listingId', message: 'is not one of your listings' });
  return transaction;
}

const alreadyRecorded = () =>
  new Refusal('conflict', 'There’s already a transaction for this listing. Edit that one instead.');

/**
 * @param currentUserId the member named in the call.
 * @throws {Refusal} signed-out; forbidden unless the caller is the agent; not-found for another agent
 */
export async function listTransactions(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  currentUserId: number | undefined,
  paging: Paging,
): Promise<Page<AgentTransaction>> {
  return transactionsOf(database, await ownAgent(database, viewer, currentUserId, agentId), paging);
}

/**
 * @param key of idempotency: sent again with it, it is added once.
 * @throws {Refusal} as `listTransactions`; invalid; conflict for a second one of a listing
 */
export async function addTransaction(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  currentUserId: number | undefined,
  input: unknown,
  key?: string,
): Promise<AgentTransaction> {
  const own = await ownAgent(database, viewer, currentUserId, agentId);
  const transaction = await checkTransaction(database, own, input);
  const id = await runOnce(
    database,
    memberCaller(viewer),
    key,
    'addTransaction',
    { agentId, transaction },
    async (within) => {
      const written = await writeTransaction(within, own, transaction);
      if (written === undefined) throw alreadyRecorded();
      return written;
    },
  );
  return requireTransaction(database, own, id);
}

/** @throws {Refusal} as `listTransactions`; not-found for others' */
export async function readTransaction(
  database: Database,
  viewer: Viewer | null,
  id: number,
  currentUserId: number | undefined,
): Promise<AgentTransaction> {
  return requireTransaction(database, await ownAgent(database, viewer, currentUserId), id);
}

/** Replaces all of it. @throws {Refusal} as `addTransaction`; not-found for others' */
export async function replaceTransaction(
  database: Database,
  viewer: Viewer | null,
  id: number,
  currentUserId: number | undefined,
  input: unknown,
): Promise<AgentTransaction> {
  const own = await ownAgent(database, viewer, currentUserId);
  await requireTransaction(database, own, id);
  const transaction = await checkTransaction(database, own, input);
  if (transaction.listingId !== null && (await isTaken(database, own, transaction.listingId, id)))
    throw alreadyRecorded();
  await changeTransaction(database, id, transaction);
  return requireTransaction(database, own, id);
}

/** @throws {Refusal} as `listTransactions`; not-found for others' */
export async function removeTransaction(
  database: Database,
  viewer: Viewer | null,
  id: number,
  currentUserId: number | undefined,
): Promise<void> {
  if (!(await deleteTransaction(database, await ownAgent(database, viewer, currentUserId), id)))
    throw notFound('transaction');
}
