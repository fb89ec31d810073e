import { labelledTerms, offerStatuses, type OfferStatus } from '@verandah/market';
import { builder, pageWithin, withDescriptions, type GraphContext } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { LabelledText } from '../../listings/public.ts';
import type { ProposalContext } from '../context.ts';
import { ownOffer, ownOffers, sendOffer, withdrawOffer } from './own-offers.ts';
import { decideOffer, receivedOffer, receivedOffers, type ReceivedOffer } from './received-offers.ts';

const contextOf = ({ database, sealingKeys, viewer, publicUrl }: GraphContext): ProposalContext => ({
  database,
  keys: sealingKeys,
  viewer,
  publicUrl,
});

const Status = builder.enumType('OfferStatus', {
  description: 'Status of an offer to buy. None of them accepts it: only contracts bind.',
  values: withDescriptions(Object.keys(offerStatuses) as OfferStatus[], {
    sent: 'The office has it.',
    seen: 'The office has opened it.',
    discussing: 'The office wants to discuss it.',
    declined: 'The office has declined it.',
    withdrawn: 'The buyer has withdrawn it.',
  }),
});

const OfferType = builder.objectRef<ReceivedOffer>('Offer').implement({
  description: 'An offer to buy a home: a form of intent that binds nobody.',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: Status, description: 'Status of the offer.' }),
    home: t.string({
      description: 'Address of the home when it was sent.',
      resolve: ({ content }) => content.home,
    }),
    listingId: t.exposeID('listingId'),
    listingUri: t.exposeString('listingUri', { description: 'Name of the listing in addresses.' }),
    officeName: t.exposeString('officeName', { description: 'Name of the office.' }),
    name: t.string({ description: 'Name of the buyer.', resolve: ({ content }) => content.name }),
    email: t.string({
      description: 'Email address of the buyer; empty for the office once it was withdrawn.',
      resolve: ({ content }) => content.email,
    }),
    amount: t.field({
      type: 'Dollars',
      nullable: true,
      description: 'What the buyer offers; absent for the office once it was withdrawn.',
      resolve: ({ content }) => content.terms?.amount ?? null,
    }),
    details: t.field({
      type: [LabelledText],
      description: 'Its terms with their labels; open ones are omitted.',
      resolve: ({ content: { terms } }) => (terms === null ? [] : [...labelledTerms(terms)]),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was declined or withdrawn.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it is deleted.' }),
  }),
});
const OfferPage = builder.objectRef<Page<ReceivedOffer>>('Offers').implement({
  description: 'A page of offers, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [OfferType], resolve: ({ results }) => [...results] }),
  }),
});
const Input = builder.inputType('OfferInput', {
  description: 'The terms of an offer as typed; empty for what is left open.',
  fields: (t) => ({
    amount: t.string({ required: true, description: 'Whole dollars.' }),
    deposit: t.string({ required: true, description: 'Whole dollars.' }),
    settlementDays: t.string({ required: true, description: 'Days until settlement, 1 to 365.' }),
    finance: t.string({ required: true, description: '`cash`, `approved` or `subject` (to finance).' }),
    conditions: t.string({ required: true, description: 'Conditions, such as inspections; plain text.' }),
    buyer: t.string({ required: true, description: 'Who would sign; empty for the sender.' }),
    phone: t.string({ required: true, description: 'Australian phone number of the buyer.' }),
  }),
});

builder.queryFields((t) => ({
  ownOffers: t.field({
    type: OfferPage,
    description: 'Offers of the caller, latest first.',
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    resolve: (_, page, context) => ownOffers(contextOf(context), pageWithin(page)),
  }),
  ownOffer: t.field({
    type: OfferType,
    description: 'An offer of the caller.',
    args: { id: t.arg.id({ required: true, description: 'ID of the offer.' }) },
    resolve: (_, { id }, context) => ownOffer(contextOf(context), parseId(id, 'offer of yours')),
  }),
  receivedOffers: t.field({
    type: OfferPage,
    description: "Offers to the caller's office, latest first.",
    args: {
      status: t.arg({ type: Status, description: 'Only offers with this status.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    resolve: (_, { status, ...page }, context) =>
      receivedOffers(contextOf(context), status ?? undefined, pageWithin(page)),
  }),
  receivedOffer: t.field({
    type: OfferType,
    description: "An offer to the caller's office.",
    args: { id: t.arg.id({ required: true, description: 'ID of the offer.' }) },
    resolve: (_, { id }, context) => receivedOffer(contextOf(context), parseId(id, 'offer to your office')),
  }),
}));

builder.mutationFields((t) => ({
  sendOffer: t.field({
    type: OfferType,
    description: 'Sends an offer to buy to the office of a home for sale. It binds nobody.',
    args: {
      listingId: t.arg.id({ required: true, description: 'ID of the listing.' }),
      consent: t.arg.boolean({
        required: true,
        description: 'Whether the buyer agrees that it is a form of intent and is sent to the office.',
      }),
      input: t.arg({ type: Input, required: true, description: 'The terms.' }),
      idempotencyKey: t.arg.string({ required: true, description: 'Idempotency key: repeats have no effect.' }),
    },
    async resolve(_, { listingId, consent, input, idempotencyKey }, context) {
      const own = contextOf(context);
      const id = await sendOffer(own, parseId(listingId, 'listing'), consent, { ...input }, idempotencyKey);
      return ownOffer(own, id);
    },
  }),
  withdrawOffer: t.field({
    type: OfferType,
    description: 'Withdraws an offer of the caller.',
    args: { id: t.arg.id({ required: true, description: 'ID of the offer.' }) },
    resolve: (_, { id }, context) => withdrawOffer(contextOf(context), parseId(id, 'offer of yours')),
  }),
  decideOffer: t.field({
    type: OfferType,
    description: "Sets the status of an offer to the caller's office. The buyer is notified.",
    args: {
      id: t.arg.id({ required: true, description: 'ID of the offer.' }),
      status: t.arg({ type: Status, required: true, description: 'The new status.' }),
    },
    resolve: (_, { id, status }, context) =>
      decideOffer(contextOf(context), parseId(id, 'offer to your office'), status),
  }),
}));
