import { builder, type InputFields, withDescriptions } from '../../../../platform/graph/public.ts';
import { pictureKinds, type PictureKind } from './picture-change.ts';

export const ListingPictureKind = builder.enumType('ListingPictureKind', {
  description: 'Kinds of pictures of a listing.',
  values: withDescriptions(pictureKinds, { floorPlan: 'A floor plan.', photo: 'A photo.' }),
});
export const ArrangedInput = builder.inputType('ArrangedPictureInput', {
  description: "A picture in the order of a listing's pictures.",
  fields: (t) => ({
    id: t.string({ required: true, description: 'ID of the picture.' }),
    alt: t.string({
      defaultValue: '',
      description: 'Text alternative of the picture; empty for a generated one.',
    }),
    kind: t.field({
      type: ListingPictureKind,
      description: 'The present kind of the picture, if it is to change: its ID is one of that kind.',
    }),
  }),
});
const NewPicturesInput = builder.inputType('NewPicturesInput', {
  description: 'Pictures to add, which are fetched from their URLs.',
  fields: (t) => ({
    kind: t.field({ type: ListingPictureKind, required: true, description: 'Photos or floor plans.' }),
    addresses: t.stringList({ required: true, description: 'Https URLs of the pictures.' }),
  }),
});

/** Order, words and kinds of pictures, and pictures to add. */
export const pictureFields = (t: InputFields) => ({
  photos: t.field({
    type: [ArrangedInput],
    description: 'All photos, in their order. Omitted ones are removed. If absent, photos stay.',
  }),
  floorPlans: t.field({
    type: [ArrangedInput],
    description: 'All floor plans, in their order. Omitted ones are removed. If absent, floor plans stay.',
  }),
  newPictures: t.field({ type: NewPicturesInput, description: 'Pictures to add behind the others of their kind.' }),
});

interface Arranged {
  readonly id: string;
  readonly alt?: string | null | undefined;
  readonly kind?: PictureKind | null | undefined;
}

/** Pictures as the rules take them. */
export const toArrangement = (list: readonly Arranged[]) =>
  list.map(({ id, alt, kind }) => ({ id, alt: alt ?? '', ...(kind && { kind }) }));
