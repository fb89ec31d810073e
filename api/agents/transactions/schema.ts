import { propertyTypeByNumber } from '@verandah/market';
import { builder } from '../../graphql/builder.ts';
import type { Page } from '../../follows/public.ts';
import { PropertyTypeEnum } from '../../listings/schema/enums.ts';
import { pageWithin, paged } from '../paged-arguments.ts';
import { agentNamed } from '../rules.ts';
import { listTransactions } from './rules.ts';
import { transactionKinds, transactionSides, type AgentTransaction } from './transaction.ts';

const Kind = builder.enumType('AgentTransactionKind', { values: transactionKinds });
const Side = builder.enumType('AgentTransactionSide', { values: transactionSides });

const Transaction = builder.objectRef<AgentTransaction>('AgentTransaction').implement({
  description: 'A sale or lease that an agent keeps on record.',
  fields: (t) => ({
    id: t.exposeID('id'), agentId: t.exposeID('agentId', { description: 'The agent that it belongs to.' }), listingId: t.exposeID('listingId', { nullable: true }),
    kind: t.expose('kind', { type: Kind }), side: t.expose('side', { type: Side, description: 'For whom the agent acted.' }), address: t.exposeString('address'),
    propertyType: t.field({ type: PropertyTypeEnum, resolve: ({ propertyType }) => propertyTypeByNumber(propertyType).name ?? 'other' }),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }), bathrooms: t.exposeInt('bathrooms', { nullable: true }), carSpaces: t.exposeInt('carSpaces', { nullable: true }),
    price: t.exposeInt('price', { nullable: true, description: 'Dollars; dollars a week when leased.' }), priceVisible: t.exposeBoolean('priceVisible'),
    completedOn: t.exposeString('completedOn', { description: 'yyyy-MM-dd' }),
  }),
});
const TransactionPage = builder.objectRef<Page<AgentTransaction>>('AgentTransactions').implement({
  fields: (t) => ({ total: t.exposeInt('total'), results: t.field({ type: [Transaction], resolve: ({ results }) => [...results] }) }),
});

builder.queryField('agentTransactions', (t) => t.field({
  type: TransactionPage, args: paged(t), description: 'An agent\'s own transactions, latest first; for that agent only. They are written by the legacy paths.',
  resolve: async (_, { username, ...page }, { database, viewer }) => listTransactions(database, viewer, await agentNamed(database, username), undefined, pageWithin(page)),
}));
