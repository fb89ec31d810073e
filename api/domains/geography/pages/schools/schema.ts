import { builder, sizeWithin, withDescriptions } from '../../../../platform/graph/public.ts';
import { Listing } from '../../../listings/public.ts';
import { schoolsNear } from './rules.ts';
import {
  mostSchools,
  schoolKinds,
  schoolLevels,
  schoolsTaken,
  type ListingSchools,
  type NearSchool,
  type SchoolAtLevel,
} from './school.ts';

const SchoolKindEnum = builder.enumType('SchoolKind', {
  description: 'Which years a school teaches.',
  values: withDescriptions(schoolKinds, {
    combined: 'Primary and secondary.',
    primary: 'Primary.',
    secondary: 'Secondary.',
    special: 'A special school.',
  }),
});
const MeasuredFrom = builder.enumType('SchoolsMeasuredFrom', {
  description: 'What distances to schools are measured from.',
  values: withDescriptions(['address', 'suburb'] as const, {
    address: 'The home.',
    suburb: 'The suburb, as the address is hidden.',
  }),
});

export const School = builder.objectRef<NearSchool>('School').implement({
  description: 'A school near a home. Proximity does not guarantee a place.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Name of the school.' }),
    slug: t.exposeString('slug'),
    kind: t.expose('kind', { type: SchoolKindEnum, description: 'Which years it teaches.' }),
    sector: t.exposeString('sector', { description: 'Who runs it, such as Government or Catholic.' }),
    suburb: t.exposeString('suburb', { nullable: true }),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    distanceMetres: t.exposeInt('distanceMetres', {
      nullable: true,
      description: 'Metres in a straight line; absent if the address is hidden.',
    }),
  }),
});

const SchoolLevelEnum = builder.enumType('SchoolLevel', {
  description: 'Years of school that a home needs a school for.',
  values: withDescriptions(schoolLevels, { primary: 'Primary.', secondary: 'Secondary.' }),
});
const SchoolAtLevelType = builder.objectRef<SchoolAtLevel>('SchoolAtLevel').implement({
  description: 'A school for one of the levels that it teaches.',
  fields: (t) => ({
    level: t.expose('level', { type: SchoolLevelEnum, description: 'The level.' }),
    school: t.expose('school', { type: School, description: 'The school.' }),
  }),
});

const Schools = builder.objectRef<ListingSchools>('ListingSchools').implement({
  description: 'Schools near a home.',
  fields: (t) => ({
    areKnown: t.exposeBoolean('areKnown', { description: 'Whether a list of schools was imported.' }),
    measuredFrom: t.expose('measuredFrom', {
      type: MeasuredFrom,
      description: 'address: nearest first. suburb: the address is hidden; schools of the suburb by name.',
    }),
    results: t.field({ type: [School], description: 'Nearest first.', resolve: ({ results }) => results }),
    nearest: t.field({
      type: [SchoolAtLevelType],
      description:
        'The nearest school of each level and sector among the nearest fifty; empty if the address is hidden.',
      resolve: ({ nearest }) => nearest,
    }),
    catchments: t.field({
      type: [SchoolAtLevelType],
      description: 'Schools whose imported catchment has the home; empty if the address is hidden.',
      resolve: ({ catchments }) => catchments,
    }),
  }),
});

builder.objectField(Listing, 'schools', (t) =>
  t.field({
    type: Schools,
    nullable: true,
    description: 'Schools near the home; absent once the listing is removed.',
    args: { take: t.arg.int({ defaultValue: schoolsTaken }) },
    resolve({ status, localityId, address: { latitude, longitude, isApproximate } }, { take }, { database, lists }) {
      if (status === 'removed') return null;
      lists.spend();
      return schoolsNear(
        database,
        isApproximate ? { localityId, latitude: null, longitude: null } : { localityId, latitude, longitude },
        sizeWithin('take', take ?? schoolsTaken, mostSchools),
      );
    },
  }),
);
