import * as v from 'valibot';
import { idempotencyKey } from '../../../../platform/idempotency/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../../platform/rest/public.ts';
import { at, pageOf } from '../responses.ts';
import { addTransaction, listTransactions, readTransaction, removeTransaction, replaceTransaction } from './rules.ts';
import { transactionInput, transactionKinds, transactionSides } from './transaction.ts';

const domain = 'agents';
const whole = v.pipe(v.number(), v.integer());
const some = v.nullable(whole);
const response = v.strictObject({
  id: whole,
  agentId: whole,
  listingId: some,
  kind: v.picklist(transactionKinds),
  side: v.picklist(transactionSides),
  address: v.string(),
  localityId: some,
  propertyType: whole,
  bedrooms: some,
  bathrooms: some,
  carSpaces: some,
  price: some,
  priceVisible: v.boolean(),
  completedOn: v.pipe(v.string(), v.isoDate()),
  createdAt: at,
  updatedAt: at,
});
const params = v.object({ id });
/** The member id in the call, which must be that of the signed-in member. */
const user = { currentUserId: id };
const [list, one] = ['/api/agent/:id/transactions', '/api/agent/transaction/:id'];

/** An agent's sales and leases, for that agent only. */
export const transactionOperations: readonly Operation[] = [
  defineOperation({
    id: 'agentTransactions',
    method: 'GET',
    scope: 'agency:read',
    path: list,
    legacy: true,
    domain,
    summary: "An agent's own transactions, latest first.",
    params,
    query: v.object({ ...user, ...pagingInput(25) }),
    response: pageOf(response),
    async handle({ params: { id: agentId }, query: { currentUserId, ...page }, service, viewer }) {
      const { total, results } = await listTransactions(service.database, viewer, agentId, currentUserId, page);
      return { total, results: [...results] };
    },
  }),
  defineOperation({
    id: 'addAgentTransaction',
    method: 'POST',
    scope: 'agency:write',
    path: list,
    legacy: true,
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Adds a transaction.',
    params,
    query: v.object(user),
    body: transactionInput,
    response,
    handle: ({ params: { id: agentId }, query: { currentUserId }, body, service, viewer, request }) =>
      addTransaction(service.database, viewer, agentId, currentUserId, body, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'agentTransaction',
    method: 'GET',
    scope: 'agency:read',
    path: one,
    legacy: true,
    domain,
    summary: 'A transaction of the calling agent.',
    params,
    query: v.object(user),
    response,
    handle: ({ params: { id: transactionId }, query: { currentUserId }, service, viewer }) =>
      readTransaction(service.database, viewer, transactionId, currentUserId),
  }),
  defineOperation({
    id: 'changeAgentTransaction',
    method: 'PUT',
    scope: 'agency:write',
    conditional: true,
    path: one,
    legacy: true,
    domain,
    summary: 'Replaces a transaction.',
    params,
    query: v.object(user),
    body: transactionInput,
    response,
    handle: ({ params: { id: transactionId }, query: { currentUserId }, body, service, viewer }) =>
      replaceTransaction(service.database, viewer, transactionId, currentUserId, body),
  }),
  defineOperation({
    id: 'removeAgentTransaction',
    method: 'DELETE',
    scope: 'agency:write',
    conditional: true,
    path: one,
    legacy: true,
    domain,
    status: 204,
    summary: 'Deletes a transaction.',
    params,
    query: v.object(user),
    response: v.undefined(),
    handle: ({ params: { id: transactionId }, query: { currentUserId }, service, viewer }) =>
      removeTransaction(service.database, viewer, transactionId, currentUserId).then(() => undefined),
  }),
];
