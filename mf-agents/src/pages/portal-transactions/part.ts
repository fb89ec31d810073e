import { pageSize, paginate } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { transactionFragment } from '../../features/portal/transaction.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { TransactionsView, type TransactionsContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readTransactions = graphql(
  `query PortalTransactions($username: String!, $skip: Int, $take: Int) { agentTransactions(username: $username,
    skip: $skip, take: $take) { total results { ...AgentTransaction } } }`,
  [transactionFragment],
  { cached: false },
);
export const deleteTransaction = graphql(`
  mutation DeleteTransaction($id: ID!) { deleteAgentTransaction(id: $id) }`);

/** The agent's recorded sales and leases, visible to the agent only. */
export const transactionsPart: PortalPart<TransactionsContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const username = (await readPortalViewer(graph))?.agent?.username;
    const none = { total: 0, results: [] };
    const { agentTransactions } =
      username === undefined
        ? { agentTransactions: none }
        : await graph.read(readTransactions, { username, skip: paginate(0, page).skip, take: pageSize });
    return { title: 'Transactions', content: { page, ...agentTransactions } };
  },
  async submit({ graph }, { fields }) {
    await graph.write(deleteTransaction, { id: textOf(fields, 'id') });
    return { location: '/agent-portal/transactions?done=deleted' };
  },
  done: { added: 'Transaction added.', changed: 'Saved.', deleted: 'Transaction deleted.' },
  View: TransactionsView,
};
