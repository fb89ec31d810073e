import { builder } from '../../../../platform/graph/public.ts';
import { ListingClass, PropertyTypeEnum } from '../../../listings/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import { OwnListingType } from '../own/schema-types.ts';
import { writeOnce } from '../own/write-once.ts';
import { addListing } from './add.ts';
import { homeOf, type HomePicture, type ListingHome } from './home.ts';
import { HomeInput, withPosition } from './home-input-type.ts';
import { ArrangedInput, ListingPictureKind, toArrangement } from './picture-input-types.ts';
import { addPictureAddresses, arrangePictures, changePictureKind } from './pictures.ts';
import { changeHome, takeBack, withdrawListing } from './rules.ts';

const Picture = builder.objectRef<HomePicture>('OwnListingPicture').implement({
  description: 'A picture of a listing as its agents see it.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'ID, unique among pictures of the listing of the same kind.' }),
    key: t.exposeString('key', {
      nullable: true,
      description: 'Media key; absent until the picture has been fetched.',
    }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    colour: t.exposeString('colour', { description: 'Main colour, such as #889; shown until the picture has loaded.' }),
    alt: t.exposeString('alt', { description: "The agent's text alternative; empty for a generated one." }),
    source: t.exposeString('source', { nullable: true, description: 'Where it was fetched from.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be fetched.' }),
  }),
});
const Home = builder.objectRef<ListingHome>('OwnListingHome').implement({
  description: 'The home, which the agent can change unless the listing comes from a feed. Areas in m², frontage in m.',
  fields: (t) => ({
    byFeed: t.exposeBoolean('byFeed', {
      description: 'Whether the listing comes from a feed, so that the agent cannot change the home.',
    }),
    propertyType: t.expose('propertyType', {
      type: PropertyTypeEnum,
      description: 'House, apartment, land or another type of property.',
    }),
    suburb: t.exposeString('suburb', {
      nullable: true,
      description: 'Suburb, state and postcode: Richmond, VIC 3121.',
    }),
    unit: t.exposeString('unit', { nullable: true, description: 'Number of the unit.' }),
    streetNumber: t.exposeString('streetNumber', { nullable: true, description: 'Number in the street.' }),
    street: t.exposeString('street', { nullable: true, description: 'Name of the street.' }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description:
        'Whether the position is only the centre of the street or suburb, as the agent has not placed a pin.',
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
    description: 'The home.',
    resolve({ id }, _, { database, lists }) {
      lists.spend();
      return homeOf(database, id);
    },
  }),
);

const NewInput = builder.inputType('NewListingInput', {
  description: 'A listing that does not come from a feed.',
  fields: (t) => ({
    listingType: t.field({ type: ListingClass, required: true, description: 'For sale or for rent.' }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      required: true,
      description: 'House, apartment, land or another type of property.',
    }),
    suburb: t.string({ required: true, description: 'Suburb, state and postcode (Richmond, VIC 3121), or the slug.' }),
    unit: t.string({ description: 'Number of the unit.' }),
    streetNumber: t.string({ description: 'Number in the street.' }),
    street: t.string({ required: true, description: 'Name of the street.' }),
    streetVisible: t.boolean({ defaultValue: true, description: 'Whether street and number are shown.' }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'ID of the listing.' });
  const idempotencyKey = t.arg.string({ description: 'Idempotency key: repeats have no effect.' });
  const seen = t.arg.string({
    description:
      '`updatedAt` of the version that was read. If the listing has changed since, nothing is changed (CONFLICT).',
  });
  return {
    addListing: t.field({
      type: OwnListingType,
      args: {
        input: t.arg({ type: NewInput, required: true, description: 'The home and its address.' }),
        idempotencyKey,
      },
      description: 'Creates a draft listing for the calling agent and their office.',
      resolve: (_, args, context) =>
        writeOnce(context, 'addListing', args, (own) =>
          addListing(own, context.viewer, { ...args.input, streetVisible: args.input.streetVisible ?? true }),
        ),
    }),
    changeListingHome: t.field({
      type: OwnListingType,
      args: {
        id,
        input: t.arg({ type: HomeInput, required: true, description: 'Fields to change.' }),
        seen,
        idempotencyKey,
      },
      deprecationReason: 'Use `saveOwnListing`.',
      description: 'Changes the home of a listing that does not come from a feed.',
      resolve: (_, args, context) =>
        writeOnce(context, 'changeListingHome', args, (own) =>
          changeHome(
            own,
            context.viewer,
            parseId(args.id, 'listing of yours'),
            withPosition(args.input),
            args.seen ?? undefined,
          ),
        ),
    }),
    addListingPictures: t.field({
      type: OwnListingType,
      args: {
        id,
        kind: t.arg({ type: ListingPictureKind, required: true, description: 'Photos or floor plans.' }),
        addresses: t.arg.stringList({ required: true, description: 'Https URLs of the pictures.' }),
        idempotencyKey,
      },
      deprecationReason: 'Use `saveOwnListing`.',
      description: 'Adds pictures, which are fetched from their URLs.',
      resolve: (_, args, context) =>
        writeOnce(context, 'addListingPictures', args, (own) =>
          addPictureAddresses(own, context.viewer, parseId(args.id, 'listing of yours'), args.kind, args.addresses),
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
      deprecationReason: 'Use `saveOwnListing`.',
      description: 'Sets the order and text alternatives of all pictures. Omitted pictures are removed.',
      resolve: (_, args, context) =>
        writeOnce(context, 'arrangeListingPictures', args, (own) =>
          arrangePictures(
            own,
            context.viewer,
            parseId(args.id, 'listing of yours'),
            { photos: toArrangement(args.photos), floorPlans: toArrangement(args.floorPlans) },
            args.seen ?? undefined,
          ),
        ),
    }),
    changeListingPictureKind: t.field({
      type: OwnListingType,
      args: {
        id,
        pictureId: t.arg.string({ required: true, description: 'ID of the picture.' }),
        kind: t.arg({ type: ListingPictureKind, required: true, description: 'The present kind of the picture.' }),
        idempotencyKey,
      },
      deprecationReason: 'Use `saveOwnListing`.',
      description: 'Makes a photo a floor plan, or the other way round. It becomes the last of its new kind.',
      resolve: (_, args, context) =>
        writeOnce(context, 'changeListingPictureKind', args, (own) =>
          changePictureKind(own, context.viewer, parseId(args.id, 'listing of yours'), args.pictureId, args.kind),
        ),
    }),
    withdrawListing: t.field({
      type: OwnListingType,
      args: { id, idempotencyKey },
      description: 'Withdraws a listing that does not come from a feed.',
      resolve: (_, args, context) =>
        writeOnce(context, 'withdrawListing', args, (own) =>
          withdrawListing(own, context.viewer, parseId(args.id, 'listing of yours')),
        ),
    }),
    takeListingBack: t.field({
      type: OwnListingType,
      args: { id, idempotencyKey },
      description: 'Restores a withdrawn listing as a draft.',
      resolve: (_, args, context) =>
        writeOnce(context, 'takeListingBack', args, (own) =>
          takeBack(own, context.viewer, parseId(args.id, 'listing of yours')),
        ),
    }),
  };
});
