import { builder, numericId, described } from '../../../../platform/graph/public.ts';
import { ListingClass, PropertyTypeEnum } from '../../../listings/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import { OwnListingType } from '../own/schema-types.ts';
import { writeOnce } from '../own/write-once.ts';
import { addListing } from './add.ts';
import { homeOf, type HomePicture, type ListingHome } from './home.ts';
import { addPictureAddresses, arrangePictures, changePictureKind, pictureKinds } from './pictures.ts';
import { changeHome, takeBack, withdraw } from './rules.ts';

const Kind = builder.enumType('ListingPictureKind', {
  description: 'Kinds of pictures of a listing.',
  values: described(pictureKinds, { floorPlan: 'A floor plan.', photo: 'A photo.' }),
});
const Picture = builder.objectRef<HomePicture>('OwnListingPicture').implement({
  description: 'A picture of a listing as its agents see it.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Names it among those of the listing and its kind.' }),
    key: t.exposeString('key', { nullable: true, description: 'Absent until it has been fetched.' }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    colour: t.exposeString('colour', { description: 'Its main colour, such as #889; shown until it has loaded.' }),
    alt: t.exposeString('alt', { description: "The agent's own words; empty for those of the page." }),
    source: t.exposeString('source', { nullable: true, description: 'Where it was fetched from.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be fetched.' }),
  }),
});
const Home = builder.objectRef<ListingHome>('OwnListingHome').implement({
  description:
    "What the home is: the agent's own to change, unless a feed sends the listing. Sizes in m², the frontage in m.",
  fields: (t) => ({
    byFeed: t.exposeBoolean('byFeed', {
      description: "Whether a feed sends the listing, so that the home is not the agent's to change.",
    }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum, description: 'Kind of home.' }),
    suburb: t.exposeString('suburb', { nullable: true, description: 'Richmond, VIC 3121' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Number of the unit.' }),
    streetNumber: t.exposeString('streetNumber', { nullable: true, description: 'Number in the street.' }),
    street: t.exposeString('street', { nullable: true, description: 'Name of the street.' }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description: 'The position is only the middle of the street or suburb: the agent has placed no pin.',
    }),
    landMetres: t.exposeFloat('landMetres', { nullable: true, description: 'Area of the land in square metres.' }),
    frontageMetres: t.exposeFloat('frontageMetres', { nullable: true, description: 'Width at the street in metres.' }),
    buildingMetres: t.exposeFloat('buildingMetres', { nullable: true, description: 'Floor area in square metres.' }),
    video: t.exposeString('video', { nullable: true, description: 'Address of a video, https.' }),
    photos: t.field({ type: [Picture], description: 'Photos in their order.', resolve: ({ photos }) => [...photos] }),
    floorPlans: t.field({
      type: [Picture],
      description: 'Floor plans in their order.',
      resolve: ({ floorPlans }) => [...floorPlans],
    }),
  }),
});

builder.objectField(OwnListingType, 'home', (t) =>
  t.field({
    type: Home,
    description: 'What the home is.',
    resolve({ id }, _, { database, lists }) {
      lists.spend();
      return homeOf(database, id);
    },
  }),
);

const NewInput = builder.inputType('NewListingInput', {
  description: 'A listing that no feed sends.',
  fields: (t) => ({
    listingType: t.field({ type: ListingClass, required: true, description: 'For sale or for rent.' }),
    propertyType: t.field({ type: PropertyTypeEnum, required: true, description: 'Kind of home.' }),
    suburb: t.string({ required: true, description: 'Richmond, VIC 3121, or its slug' }),
    unit: t.string({ description: 'Number of the unit.' }),
    streetNumber: t.string({ description: 'Number in the street.' }),
    street: t.string({ required: true, description: 'Name of the street.' }),
    streetVisible: t.boolean({ defaultValue: true, description: 'Whether street and number are shown.' }),
  }),
});
const PositionInput = builder.inputType('ListingPositionInput', {
  description: 'Where the agent placed the pin.',
  fields: (t) => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
});
const HomeInput = builder.inputType('ListingHomeInput', {
  description: 'Absent fields stay as they are, null clears them. Sizes in m², the frontage in m.',
  fields: (t) => ({
    propertyType: t.field({ type: PropertyTypeEnum, description: 'Kind of home.' }),
    suburb: t.string({ description: 'Suburb, state and postcode: Richmond, VIC 3121.' }),
    unit: t.string({ description: 'Number of the unit.' }),
    streetNumber: t.string({ description: 'Number in the street.' }),
    street: t.string({ description: 'Name of the street.' }),
    position: t.field({
      type: PositionInput,
      description: 'Of a pin. Without one, the middle of the street or suburb is shown as approximate.',
    }),
    landMetres: t.float({ description: 'Area of the land in square metres.' }),
    frontageMetres: t.float({ description: 'Width at the street in metres.' }),
    buildingMetres: t.float({ description: 'Floor area in square metres.' }),
    video: t.string({ description: 'Address of a video.' }),
  }),
});
const ArrangedInput = builder.inputType('ArrangedPictureInput', {
  description: 'A picture at its place among those of a listing.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'Id of the picture.' }),
    alt: t.string({
      defaultValue: '',
      description: "What the picture shows, for those who can't see it; empty for the words of the page.",
    }),
  }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('listing of yours');
  return number;
}

const plain = (list: readonly { readonly id: string; readonly alt?: string | null | undefined }[]) =>
  list.map(({ id, alt }) => ({ id, alt: alt ?? '' }));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'Id of the listing.' });
  const idempotencyKey = t.arg.string({ description: 'Sent again with the same key, it is done once.' });
  const seen = t.arg.string({
    description: '`updatedAt` as it was read: a listing that was changed since then is left alone (CONFLICT).',
  });
  return {
    addListing: t.field({
      type: OwnListingType,
      args: {
        input: t.arg({ type: NewInput, required: true, description: 'What the home is and where.' }),
        idempotencyKey,
      },
      description: 'Makes a draft of the calling agent and their office.',
      resolve: (_, args, context) =>
        writeOnce(context, 'addListing', args, (own) =>
          addListing(own, context.viewer, { ...args.input, streetVisible: args.input.streetVisible ?? true }),
        ),
    }),
    changeListingHome: t.field({
      type: OwnListingType,
      args: {
        id,
        input: t.arg({ type: HomeInput, required: true, description: 'What is to change.' }),
        seen,
        idempotencyKey,
      },
      description: 'Changes the home of a listing that no feed sends.',
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
        kind: t.arg({ type: Kind, required: true, description: 'Photos or floor plans.' }),
        addresses: t.arg.stringList({ required: true, description: 'Addresses of the pictures, https.' }),
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
        photos: t.arg({ type: [ArrangedInput], required: true, description: 'All photos, in their order.' }),
        floorPlans: t.arg({ type: [ArrangedInput], required: true, description: 'All floor plans, in their order.' }),
        seen,
        idempotencyKey,
      },
      description: 'Sets order and captions of all pictures; those left out are removed.',
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
        pictureId: t.arg.string({ required: true, description: 'Id of the picture.' }),
        kind: t.arg({ type: Kind, required: true, description: 'The present kind of the picture.' }),
        idempotencyKey,
      },
      description: 'Makes a photo a floor plan, or the other way round. It becomes the last of its new kind.',
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
