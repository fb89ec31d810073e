import { propertyTypeByName, propertyTypeByNumber, type PropertyTypeName } from '@verandah/market';
import { builder, pagingArguments, pageWithin, withDescriptions } from '../../../../platform/graph/public.ts';
import type { Page } from '../../../../platform/paging.ts';
import { PropertyTypeEnum } from '../../../listings/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import { agentNamed } from '../rules.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { addTransaction, listTransactions, readTransaction, removeTransaction, replaceTransaction } from './rules.ts';
import { transactionKinds, transactionSides, type AgentTransaction } from './transaction.ts';

const Kind = builder.enumType('AgentTransactionKind', {
  description: 'How a home was transferred.',
  values: withDescriptions(transactionKinds, { leased: 'Leased to a renter.', sold: 'Sold to a buyer.' }),
});
const Side = builder.enumType('AgentTransactionSide', {
  description: 'For whom an agent acted.',
  values: withDescriptions(transactionSides, {
    buyer: 'The buyer.',
    landlord: 'The landlord.',
    renter: 'The renter.',
    vendor: 'The vendor.',
  }),
});

const Transaction = builder.objectRef<AgentTransaction>('AgentTransaction').implement({
  description: "A sale or lease in an agent's own records.",
  fields: (t) => ({
    id: t.exposeID('id'),
    agentId: t.exposeID('agentId', { description: 'ID of the agent it belongs to.' }),
    listingId: t.exposeID('listingId', { nullable: true }),
    localityId: t.exposeID('localityId', { nullable: true, description: 'ID of the suburb.' }),
    kind: t.expose('kind', { type: Kind, description: 'Whether it was sold or leased.' }),
    side: t.expose('side', { type: Side, description: 'For whom the agent acted.' }),
    address: t.exposeString('address', { description: 'Address of the home, as the agent wrote it.' }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      description: 'House, apartment, land or another type of property.',
      resolve: ({ propertyType }) => propertyTypeByNumber(propertyType).name ?? 'other',
    }),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    bathrooms: t.exposeInt('bathrooms', { nullable: true }),
    carSpaces: t.exposeInt('carSpaces', { nullable: true }),
    price: t.expose('price', { type: 'Dollars', nullable: true, description: 'Dollars; dollars a week when leased.' }),
    priceVisible: t.exposeBoolean('priceVisible', { description: 'Whether the price is public.' }),
    completedOn: t.expose('completedOn', { type: 'Date', description: 'Day of the sale or lease.' }),
  }),
});
const TransactionPage = builder.objectRef<Page<AgentTransaction>>('AgentTransactions').implement({
  description: "A page of an agent's own sales and leases, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Transaction], resolve: ({ results }) => [...results] }),
  }),
});

builder.queryField('agentTransactions', (t) =>
  t.field({
    type: TransactionPage,
    args: pagingArguments(t),
    description: "An agent's own transactions, latest first. Only for that agent.",
    resolve: async (_, { username, ...page }, { database, viewer }) =>
      listTransactions(database, viewer, await agentNamed(database, username), undefined, pageWithin(page)),
  }),
);

builder.queryField('agentTransaction', (t) =>
  t.field({
    type: Transaction,
    args: { id: t.arg.id({ required: true, description: 'ID of the sale or lease.' }) },
    description: 'A transaction of the calling agent.',
    resolve: (_, { id }, { database, viewer }) =>
      readTransaction(database, viewer, parseId(id, 'transaction'), undefined),
  }),
);

const Input = builder.inputType('AgentTransactionInput', {
  description: 'A complete transaction. A change replaces all of it.',
  fields: (t) => ({
    kind: t.field({ type: Kind, required: true, description: 'Whether it was sold or leased.' }),
    side: t.field({ type: Side, required: true, description: 'For whom the agent acted.' }),
    address: t.string({ required: true, description: 'Address of the home.' }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      required: true,
      description: 'House, apartment, land or another type of property.',
    }),
    listingId: t.id({ description: 'The listing that led to it.' }),
    localityId: t.id({ description: 'The suburb.' }),
    bedrooms: t.int(),
    bathrooms: t.int(),
    carSpaces: t.int(),
    price: t.field({ type: 'Dollars', description: 'Dollars; dollars a week when leased.' }),
    priceVisible: t.boolean({ defaultValue: false, description: 'Whether the price is public.' }),
    completedOn: t.field({ type: 'Date', required: true, description: 'Day of the sale or lease.' }),
  }),
});
type Given = Readonly<Record<string, unknown>> & {
  readonly propertyType: PropertyTypeName;
  readonly listingId?: string | number | null | undefined;
  readonly localityId?: string | number | null | undefined;
  readonly priceVisible?: boolean | null | undefined;
};
/** As the rules take it: numbers for ids and types. */
const asWritten = ({ propertyType, listingId, localityId, priceVisible, ...rest }: Given): object => ({
  ...rest,
  propertyType: propertyTypeByName(propertyType).number,
  priceVisible: priceVisible ?? false,
  listingId: maybeId(listingId),
  localityId: maybeId(localityId),
});
const maybeId = (id: string | number | null | undefined): number | null =>
  id === null || id === undefined ? null : parseId(id, 'transaction');

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'ID of the sale or lease.' });
  const input = t.arg({ type: Input, required: true, description: 'The complete sale or lease.' });
  return {
    addAgentTransaction: t.field({
      type: Transaction,
      args: { input, idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }) },
      description: 'Adds a sale or lease to the records of the calling agent.',
      resolve: async (_, { input: given, idempotencyKey }, { database, viewer }) =>
        addTransaction(
          database,
          viewer,
          (await signedInAgent(database, viewer)).agentId,
          undefined,
          asWritten(given),
          idempotencyKey ?? undefined,
        ),
    }),
    changeAgentTransaction: t.field({
      type: Transaction,
      args: { id, input },
      description: 'Replaces a sale or lease of the calling agent.',
      resolve: (_, args, { database, viewer }) =>
        replaceTransaction(database, viewer, parseId(args.id, 'transaction'), undefined, asWritten(args.input)),
    }),
    deleteAgentTransaction: t.field({
      type: 'Boolean',
      description: 'Deletes a sale or lease of the calling agent. Returns true.',
      args: { id },
      async resolve(_, args, { database, viewer }) {
        await removeTransaction(database, viewer, parseId(args.id, 'transaction'), undefined);
        return true;
      },
    }),
  };
});
