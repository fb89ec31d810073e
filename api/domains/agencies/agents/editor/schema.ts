import { builder } from '../../../../platform/graph/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import { homeFields, withPosition } from '../agent-entered/home-input-type.ts';
import { pictureFields, toArrangement } from '../agent-entered/picture-input-types.ts';
import { editFields } from '../own/edit-input-type.ts';
import { OwnListingType } from '../own/schema-types.ts';
import { writeOnce } from '../own/write-once.ts';
import { saveListing } from './save-listing.ts';

const WholeInput = builder.inputType('WholeListingInput', {
  description:
    'All that an agent can change of a listing: its advertisement, and unless it comes from a feed, home and pictures. Omitted fields stay unchanged; null clears them. Areas in m², frontage in m.',
  fields: (t) => ({ ...editFields(t), ...homeFields(t), ...pictureFields(t) }),
});

builder.mutationFields((t) => ({
  saveOwnListing: t.field({
    type: OwnListingType,
    args: {
      id: t.arg.id({ required: true, description: 'ID of the listing.' }),
      input: t.arg({ type: WholeInput, required: true, description: 'Fields to change.' }),
      seen: t.arg.string({
        description:
          '`updatedAt` of the version that was read. If the listing has changed since, nothing is changed (CONFLICT).',
      }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description:
      'Saves a listing of the calling agent: everything that is given, or nothing. Problems name every rejected field. ' +
      "Price texts must comply with the price law of the listing's state.",
    resolve: (_, args, context) =>
      writeOnce(context, 'saveOwnListing', args, (own) => {
        const { photos, floorPlans, newPictures, ...facts } = args.input;
        return saveListing(
          own,
          context.viewer,
          parseId(args.id, 'listing of yours'),
          {
            ...withPosition(facts),
            ...(photos && { photos: toArrangement(photos) }),
            ...(floorPlans && { floorPlans: toArrangement(floorPlans) }),
            ...(newPictures && { newPictures: { ...newPictures } }),
          },
          args.seen ?? undefined,
        );
      }),
  }),
}));
