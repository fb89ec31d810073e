import { builder, numericId } from '../../../../platform/graph/public.ts';
import { ListingClass, PropertyTypeEnum } from '../../../listings/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import { OwnListingType } from '../own/schema-types.ts';
import { writeOnce } from '../own/write-once.ts';
import { addListing } from './add.ts';
import { homeOf, type HomePicture, type ListingHome } from './home.ts';
import { addPictureAddresses, arrangePictures, changePictureKind, pictureKinds } from './pictures.ts';
import { changeHome, takeBack, withdraw } from './rules.ts';

const Kind = builder.enumType('ListingPictureKind', { values: pictureKinds });
const Picture = builder.objectRef<HomePicture>('OwnListingPicture').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Names it among those of the listing and its kind.' }),
    key: t.exposeString('key', { nullable: true, description: 'Absent until it has been fetched.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    colour: t.exposeString('colour'),
    alt: t.exposeString('alt', { description: "The agent's own words; empty for those of the page." }),
    source: t.exposeString('source', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be fetched.' }),
  }),
});
const Home = builder.objectRef<ListingHome>('OwnListingHome').implement({
  description:
    "What the home is: the agent's own to change, unless a feed sends the listing. Sizes in m², the frontage in m.",
  fields: (t) => ({
    byFeed: t.exposeBoolean('byFeed'),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum }),
    suburb: t.exposeString('suburb', { nullable: true, description: 'Richmond, VIC 3121' }),
    unit: t.exposeString('unit', { nullable: true }),
    streetNumber: t.exposeString('streetNumber', { nullable: true }),
    street: t.exposeString('street', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description: 'The position is only the middle of the street or suburb: the agent has placed no pin.',
    }),
    landMetres: t.exposeFloat('landMetres', { nullable: true }),
    frontageMetres: t.exposeFloat('frontageMetres', { nullable: true }),
    buildingMetres: t.exposeFloat('buildingMetres', { nullable: true }),
    video: t.exposeString('video', { nullable: true }),
    photos: t.field({ type: [Picture], resolve: ({ photos }) => [...photos] }),
    floorPlans: t.field({ type: [Picture], resolve: ({ floorPlans }) => [...floorPlans] }),
  }),
});

builder.objectField(OwnListingType, 'home', (t) =>
  t.field({
    type: Home,
    resolve({ id }, _, { database, lists }) {
      lists.spend();
      return homeOf(database, id);
    },
  }),
);

const NewInput = builder.inputType('NewListingInput', {
  fields: (t) => ({
    listingType: t.field({ type: ListingClass, required: true }),
    propertyType: t.field({ type: PropertyTypeEnum, required: true }),
    suburb: t.string({ required: true, description: 'Richmond, VIC 3121, or its slug' }),
    unit: t.string(),
    streetNumber: t.string(),
    street: t.string({ required: true }),
    streetVisible: t.boolean({ defaultValue: true }),
  }),
});
const PositionInput = builder.inputType('ListingPositionInput', {
  fields: (t) => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
});
const HomeInput = builder.inputType('ListingHomeInput', {
  description: 'What is absent stays, null clears. Sizes in m², the frontage in m.',
  fields: (t) => ({
    propertyType: t.field({ type: PropertyTypeEnum }),
    suburb: t.string(),
    unit: t.string(),
    streetNumber: t.string(),
    street: t.string(),
    position: t.field({
      type: PositionInput,
      description: 'Of a pin. Without one, the middle of the street or suburb is shown as approximate.',
    }),
    landMetres: t.float(),
    frontageMetres: t.float(),
    buildingMetres: t.float(),
    video: t.string({ description: 'Address of a video.' }),
  }),
});
const ArrangedInput = builder.inputType('ArrangedPictureInput', {
  fields: (t) => ({ id: t.string({ required: true }), alt: t.string({ defaultValue: '' }) }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('listing of yours');
  return number;
}

const plain = (list: readonly { readonly id: string; readonly alt?: string | null | undefined }[]) =>
  list.map(({ id, alt }) => ({ id, alt: alt ?? '' }));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const idempotencyKey = t.arg.string({ description: 'Sent again with the same key, it is done once.' });
  const seen = t.arg.string({
    description: '`updatedAt` as it was read: a listing that was changed since then is left alone (CONFLICT).',
  });
  return {
    addListing: t.field({
      type: OwnListingType,
      args: { input: t.arg({ type: NewInput, required: true }), idempotencyKey },
      description: 'Makes a draft of the calling agent and their office.',
      resolve: (_, args, context) =>
        writeOnce(context, 'addListing', args, (own) =>
          addListing(own, context.viewer, { ...args.input, streetVisible: args.input.streetVisible ?? true }),
        ),
    }),
    changeListingHome: t.field({
      type: OwnListingType,
      args: { id, input: t.arg({ type: HomeInput, required: true }), seen, idempotencyKey },
      description: 'Of a listing that no feed sends.',
      resolve: (_, args, context) =>
        writeOnce(context, 'changeListingHome', args, (own) =>
          changeHome(
            own,
            context.viewer,
            idOf(args.id),
            { ...args.input, ...(args.input.position && { position: { ...args.input.position } }) },
            args.seen ?? undefined,
          ),
        ),
    }),
    addListingPictures: t.field({
      type: OwnListingType,
      args: {
        id,
        kind: t.arg({ type: Kind, required: true }),
        addresses: t.arg.stringList({ required: true }),
        idempotencyKey,
      },
      description: 'Fetches pictures from their addresses.',
      resolve: (_, args, context) =>
        writeOnce(context, 'addListingPictures', args, (own) =>
          addPictureAddresses(own, context.viewer, idOf(args.id), args.kind, args.addresses),
        ),
    }),
    arrangeListingPictures: t.field({
      type: OwnListingType,
      args: {
        id,
        photos: t.arg({ type: [ArrangedInput], required: true }),
        floorPlans: t.arg({ type: [ArrangedInput], required: true }),
        seen,
        idempotencyKey,
      },
      description: 'Sets order and words of all pictures; those left out are removed.',
      resolve: (_, args, context) =>
        writeOnce(context, 'arrangeListingPictures', args, (own) =>
          arrangePictures(
            own,
            context.viewer,
            idOf(args.id),
            { photos: plain(args.photos), floorPlans: plain(args.floorPlans) },
            args.seen ?? undefined,
          ),
        ),
    }),
    changeListingPictureKind: t.field({
      type: OwnListingType,
      args: {
        id,
        pictureId: t.arg.string({ required: true }),
        kind: t.arg({ type: Kind, required: true, description: 'What it is until now.' }),
        idempotencyKey,
      },
      description: 'Makes a floor plan of a photo, or the other way round: the last of its new kind.',
      resolve: (_, args, context) =>
        writeOnce(context, 'changeListingPictureKind', args, (own) =>
          changePictureKind(own, context.viewer, idOf(args.id), args.pictureId, args.kind),
        ),
    }),
    withdrawListing: t.field({
      type: OwnListingType,
      args: { id, idempotencyKey },
      description: 'Takes a listing that no feed sends off the market.',
      resolve: (_, args, context) =>
        writeOnce(context, 'withdrawListing', args, (own) => withdraw(own, context.viewer, idOf(args.id))),
    }),
    takeListingBack: t.field({
      type: OwnListingType,
      args: { id, idempotencyKey },
      description: 'Brings a withdrawn listing back as a draft.',
      resolve: (_, args, context) =>
        writeOnce(context, 'takeListingBack', args, (own) => takeBack(own, context.viewer, idOf(args.id))),
    }),
  };
});
