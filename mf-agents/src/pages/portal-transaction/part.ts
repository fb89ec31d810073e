import { suggestPrice } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { propertyTypeOf } from '../../features/portal/property-type-options.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { sideWords, transactionFragment, type Side } from '../../features/portal/transaction.ts';
import { TransactionView, type TransactionContent } from './view.tsx';
import { graphql, type AgentTransactionInput } from '../../graphql.ts';

export const readTransaction = graphql(
  `query PortalTransaction($id: ID!) { agentTransaction(id: $id) { ...AgentTransaction } }`,
  [transactionFragment],
  { cached: false },
);
export const addTransaction = graphql(`
  mutation AddTransaction($input: AgentTransactionInput!, $key: String) { addAgentTransaction(input: $input,
    idempotencyKey: $key) { id } }`);
export const changeTransaction = graphql(`
  mutation ChangeTransaction($id: ID!, $input: AgentTransactionInput!) { changeAgentTransaction(id: $id,
    input: $input) { id } }`);

/** '' → null, '3' → 3; NaN if the text is not a count. */
const countOf = (text: string): number | null =>
  text === '' ? null : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;

/** A transaction, or a new one. */
export const transactionPart: PortalPart<TransactionContent> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (id === 'new') return { title: 'Add a transaction', content: { transaction: null } };
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { agentTransaction } = await graph.read(readTransaction, { id });
    return { title: agentTransaction.address, content: { transaction: agentTransaction } };
  },
  async submit({ graph, params: { id = '' } }, { fields, keyFor }) {
    const typed = (name: string): string => textOf(fields, name).trim();
    const propertyType = propertyTypeOf(typed('propertyType'));
    const price = typed('price') === '' ? null : suggestPrice(typed('price'));
    const counts = {
      bedrooms: countOf(typed('bedrooms')),
      bathrooms: countOf(typed('bathrooms')),
      carSpaces: countOf(typed('carSpaces')),
    };
    const problems: Record<string, string> = {};
    if (typed('address') === '') problems['address'] = 'Enter the address, such as 12 Rose Street, Richmond.';
    if (propertyType === null) problems['propertyType'] = 'Choose a property type.';
    if (!/^\d{4}-\d\d-\d\d$/.test(typed('completedOn')))
      problems['completedOn'] = 'Enter the date, such as 21/11/2026.';
    if (typed('price') !== '' && price === null)
      problems['price'] = 'Enter whole dollars, such as 1250000 or $1,250,000.';
    for (const [name, count] of Object.entries(counts))
      if (Number.isNaN(count)) problems[name] = 'Enter a number from 0 to 99.';
    if (propertyType === null || Object.keys(problems).length > 0) throw new NotTaken(problems);
    const stored = id === 'new' ? null : (await graph.read(readTransaction, { id })).agentTransaction;
    const side = typed('side');
    const input: AgentTransactionInput = {
      kind: typed('kind') === 'leased' ? 'leased' : 'sold',
      side: Object.hasOwn(sideWords, side) ? (side as Side) : 'vendor',
      address: typed('address'),
      propertyType,
      ...counts,
      price,
      priceVisible: typed('priceVisible') === 'yes',
      completedOn: typed('completedOn'),
      listingId: stored?.listingId ?? null,
      localityId: stored?.localityId ?? null,
    };
    if (id === 'new') await graph.write(addTransaction, { input, key: keyFor('transaction', input) });
    else await graph.write(changeTransaction, { id, input });
    return { location: `/agent-portal/transactions?done=${id === 'new' ? 'added' : 'changed'}` };
  },
  labels: {
    kind: 'Transaction type',
    side: 'You acted for',
    address: 'Address',
    propertyType: 'Property type',
    completedOn: 'Date',
    price: 'Price',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    carSpaces: 'Car spaces',
  },
  View: TransactionView,
};
