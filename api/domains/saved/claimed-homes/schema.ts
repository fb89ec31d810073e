import { ownHomeAddress } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { findPlaceViews, Location } from '../../geography/locations/public.ts';
import { EstimateType } from '../../geography/pages/public.ts';
import { PropertyTypeEnum } from '../../listings/public.ts';
import type { ClaimedHome } from './claimed-home.ts';
import { claimHome, homeEstimate, ownHome, ownHomes, unclaimHome } from './rules.ts';

const ClaimedHomeType = builder.objectRef<ClaimedHome>('ClaimedHome').implement({
  description: 'A property that the caller calls their home, with their corrections of its facts. Private to them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    address: t.exposeString('address', { description: 'House number and street: 3/12A Smith Street.' }),
    uri: t.string({
      description: 'Root-relative address of its page, which only its member can open.',
      resolve: ({ locationSlug, street, property }) => ownHomeAddress(locationSlug, street, property),
    }),
    location: t.field({
      type: Location,
      description: 'The suburb.',
      async resolve({ locationSlug }, _, { database, suburbs }) {
        const [place] = await findPlaceViews(database, [locationSlug], false, suburbs);
        if (!place) throw new Error(`The suburb of a claimed home is missing: ${locationSlug}.`);
        return place;
      },
    }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum, description: 'What its member calls it.' }),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    tracked: t.exposeBoolean('tracked', { description: 'Whether its estimate is emailed every month.' }),
    estimate: t.field({
      type: EstimateType,
      nullable: true,
      description: 'Price estimate from these facts; absent with too few sales and for types without medians.',
      resolve(home, _, { database, lists, now }) {
        lists.spend();
        return homeEstimate(database, home, Date.parse(now.iso));
      },
    }),
  }),
});

const ClaimedHomeInput = builder.inputType('ClaimedHomeInput', {
  description: 'What a member states about their home.',
  fields: (t) => ({
    propertyType: t.field({ type: PropertyTypeEnum, required: true, description: 'What the member calls it.' }),
    bedrooms: t.int(),
    tracked: t.boolean({ required: true, description: 'Whether its estimate is emailed every month.' }),
  }),
});

builder.queryFields((t) => ({
  claimedHomes: t.field({
    type: [ClaimedHomeType],
    description: 'The homes that the caller has claimed, the first claimed first.',
    resolve: (_, _args, { database, viewer }) => ownHomes(database, viewer),
  }),
  claimedHome: t.field({
    type: ClaimedHomeType,
    nullable: true,
    args: {
      identifier: t.arg.string({ required: true, description: 'The suburb.' }),
      street: t.arg.string({ required: true, description: 'Slug of the street.' }),
      property: t.arg.string({ required: true, description: 'House number and unit: 12a-unit-3.' }),
    },
    description: 'The caller’s claim of a property; absent without one.',
    resolve: (_, { identifier, street, property }, { database, viewer }) =>
      ownHome(database, viewer, { suburb: identifier, street, property }),
  }),
}));

builder.mutationFields((t) => ({
  claimHome: t.field({
    type: ClaimedHomeType,
    args: {
      identifier: t.arg.string({ required: true, description: 'The suburb.' }),
      street: t.arg.string({ required: true, description: 'Slug or name of the street.' }),
      property: t.arg.string({ required: true, description: 'House number and unit: 12a-unit-3.' }),
      input: t.arg({ type: ClaimedHomeInput, required: true, description: 'What the caller states about it.' }),
    },
    description: 'Claims a property as the caller’s home, or changes what they state about it. Idempotent.',
    resolve: (_, { identifier, street, property, input }, { database, viewer, now }) =>
      claimHome(
        database,
        viewer,
        { suburb: identifier, street, property },
        { propertyType: input.propertyType, bedrooms: input.bedrooms ?? null, tracked: input.tracked },
        now,
      ),
  }),
  unclaimHome: t.boolean({
    args: { homeId: t.arg.id({ required: true, description: 'ID of the claimed home.' }) },
    description: 'Forgets a claimed home and what was stated about it.',
    async resolve(_, { homeId }, { database, viewer }) {
      await unclaimHome(database, viewer, parseId(homeId, 'claimed home'));
      return true;
    },
  }),
}));
