import { builder, pageWithin } from '../../../../platform/graph/public.ts';
import { AuctionResultType } from '../../../listings/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import {
  completeListing,
  dismissOwnFlag,
  editOwn,
  listOwn,
  readOwn,
  reopenListing,
  setAuctionResult,
  setInspections,
  setPublished,
  setUnderOffer,
} from './rules.ts';
import { OwnListingPage, OwnListingType, OwnState } from './schema-types.ts';
import { EditInput } from './edit-input-type.ts';
import { InspectionInput } from './inspection-input.ts';
import { writeOnce } from './write-once.ts';

const CompletionInput = builder.inputType('CompletionInput', {
  description: 'How a home was sold or leased.',
  fields: (t) => ({
    completedOn: t.field({ type: 'Date', required: true, description: 'Day of the sale or lease.' }),
    price: t.field({ type: 'Dollars', description: 'Dollars; dollars a week when leased.' }),
    priceVisible: t.boolean({ defaultValue: false, description: 'Whether the price is public.' }),
  }),
});

builder.queryFields((t) => ({
  ownListings: t.field({
    type: OwnListingPage,
    args: {
      state: t.arg({ type: OwnState, description: 'All except removed ones if omitted.' }),
      text: t.arg.string({ defaultValue: '', description: 'Words to find in address, title or feed ID.' }),
      withoutInspections: t.arg.boolean({
        defaultValue: false,
        description: 'Only homes on offer that no inspection is planned for.',
      }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'The listings of the calling agent, last changed first.',
    resolve: (_, { state, text, withoutInspections, ...page }, { database, viewer }) =>
      listOwn(
        database,
        viewer,
        {
          state: state ?? undefined,
          text: (text ?? '').slice(0, 200),
          withoutInspections: withoutInspections ?? false,
        },
        pageWithin(page),
      ),
  }),
  ownListing: t.field({
    type: OwnListingType,
    description: 'A listing of the calling agent.',
    args: { id: t.arg.id({ required: true, description: 'ID of the listing.' }) },
    resolve: (_, { id }, { database, viewer }) => readOwn(database, viewer, parseId(id, 'listing of yours')),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'ID of the listing.' });
  const idempotencyKey = t.arg.string({ description: 'Idempotency key: repeats have no effect.' });
  const seen = t.arg.string({
    description:
      '`updatedAt` of the version that was read. If the listing has changed since, nothing is changed (CONFLICT).',
  });
  return {
    editOwnListing: t.field({
      type: OwnListingType,
      args: {
        id,
        input: t.arg({ type: EditInput, required: true, description: 'Fields to change.' }),
        seen,
        idempotencyKey,
      },
      deprecationReason: 'Use `saveOwnListing`.',
      description:
        "Edits a listing of the calling agent. Price texts must comply with the price law of the listing's state.",
      resolve: (_, args, context) =>
        writeOnce(context, 'editOwnListing', args, (own) =>
          editOwn(own, context.viewer, parseId(args.id, 'listing of yours'), { ...args.input }, args.seen ?? undefined),
        ),
    }),
    setInspections: t.field({
      type: OwnListingType,
      args: {
        id,
        inspections: t.arg({
          type: [InspectionInput],
          required: true,
          description: 'All upcoming inspections; an empty list removes them.',
        }),
        seen,
        idempotencyKey,
      },
      description: 'Replaces all upcoming inspections.',
      resolve: (_, args, context) =>
        writeOnce(context, 'setInspections', args, (own) =>
          setInspections(
            own,
            context.viewer,
            parseId(args.id, 'listing of yours'),
            args.inspections.map((each) => ({ ...each })),
            args.seen ?? undefined,
          ),
        ),
    }),
    setUnderOffer: t.field({
      type: OwnListingType,
      description: 'Sets whether a home for sale of the calling agent is under offer.',
      args: {
        id,
        underOffer: t.arg.boolean({
          required: true,
          description: 'Whether an offer was accepted and the sale is not complete.',
        }),
        idempotencyKey,
      },
      resolve: (_, args, context) =>
        writeOnce(context, 'setUnderOffer', args, (own) =>
          setUnderOffer(own, context.viewer, parseId(args.id, 'listing of yours'), args.underOffer),
        ),
    }),
    completeListing: t.field({
      type: OwnListingType,
      args: {
        id,
        input: t.arg({ type: CompletionInput, required: true, description: 'How it was sold or leased.' }),
        idempotencyKey,
      },
      description: 'Marks a home as sold or leased, or corrects the details.',
      resolve: (_, args, context) =>
        writeOnce(context, 'completeListing', args, (own) =>
          completeListing(own, context.viewer, parseId(args.id, 'listing of yours'), {
            ...args.input,
            priceVisible: args.input.priceVisible ?? false,
          }),
        ),
    }),
    setAuctionResult: t.field({
      type: OwnListingType,
      args: {
        id,
        result: t.arg({ type: AuctionResultType, description: 'How it ended; null clears what was entered.' }),
        heldOn: t.arg({ type: 'Date', description: 'Day of the auction; required with a result.' }),
        idempotencyKey,
      },
      description: 'Enters how the auction of a home ended, where its feed does not state that.',
      resolve: (_, args, context) =>
        writeOnce(context, 'setAuctionResult', args, (own) =>
          setAuctionResult(own, context.viewer, parseId(args.id, 'listing of yours'), {
            result: args.result ?? null,
            heldOn: args.heldOn ?? null,
          }),
        ),
    }),
    reopenListing: t.field({
      type: OwnListingType,
      args: { id, idempotencyKey },
      description: 'Relists a sold or leased listing.',
      resolve: (_, args, context) =>
        writeOnce(context, 'reopenListing', args, (own) =>
          reopenListing(own, context.viewer, parseId(args.id, 'listing of yours')),
        ),
    }),
    setListingPublished: t.field({
      type: OwnListingType,
      args: {
        id,
        published: t.arg.boolean({ required: true, description: 'True publishes it; false turns it into a draft.' }),
        idempotencyKey,
      },
      description: 'Publishes a draft, or turns a listing back into a draft.',
      resolve: (_, args, context) =>
        writeOnce(context, 'setListingPublished', args, (own) =>
          setPublished(own, context.viewer, parseId(args.id, 'listing of yours'), args.published),
        ),
    }),
    dismissListingFlag: t.field({
      type: OwnListingType,
      description: 'Dismisses a problem that an automatic check found in a listing of the calling agent.',
      args: { id, rule: t.arg.string({ required: true, description: 'Name of the check.' }), idempotencyKey },
      resolve: (_, args, context) =>
        writeOnce(context, 'dismissListingFlag', args, (own) =>
          dismissOwnFlag(own, context.viewer, parseId(args.id, 'listing of yours'), args.rule),
        ),
    }),
  };
});
