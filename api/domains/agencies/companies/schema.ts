import { builder, sizeWithin, useUri } from '../../../platform/graph/public.ts';
import { Office, presentOf } from '../../listings/public.ts';
import { companiesOfState } from './rules.ts';
import { companyOf, officeIdsOfCompany, type Company } from './store.ts';

export const CompanyType = builder.objectRef<Company>('Company').implement({
  description: 'A company that offices belong to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name', { description: 'Name of the company.' }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
    website: t.exposeString('website', { nullable: true, description: 'Address of its own website.' }),
    officeCount: t.exposeInt('officeCount', { description: 'Offices that belong to it.' }),
    uri: t.exposeString('href', { description: 'Path of the company in the REST API, below /v1.' }),
    href: t.exposeString('href', { description: 'The same as uri.', deprecationReason: useUri }),
    offices: t.field({
      type: [Office],
      args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
      description: 'Offices of the company, by name.',
      async resolve({ id }, { skip, take }, { database, listings, lists }) {
        lists.spend();
        const { results } = await officeIdsOfCompany(database, id, {
          skip: sizeWithin('skip', skip ?? 0, 10_000),
          take: sizeWithin('take', take ?? 25, 100),
        });
        return presentOf(listings.office, results);
      },
    }),
  }),
});

const CompanyPage = builder
  .objectRef<{ readonly total: number; readonly results: readonly Company[] }>('CompanyPage')
  .implement({
    description: 'A page of companies, by name.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      results: t.field({ type: [CompanyType], resolve: ({ results }) => [...results] }),
    }),
  });

builder.queryField('companies', (t) =>
  t.field({
    type: CompanyPage,
    args: {
      stateId: t.arg.int({ description: 'Only companies with an office in this state: its number, 1 to 8.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 100 }),
    },
    description: 'Companies by name.',
    resolve: (_, { stateId, skip, take }, { database }) =>
      companiesOfState(database, stateId ?? undefined, {
        skip: sizeWithin('skip', skip ?? 0, 10_000),
        take: sizeWithin('take', take ?? 100, 100),
      }),
  }),
);

builder.queryField('company', (t) =>
  t.field({
    type: CompanyType,
    nullable: true,
    args: { identifier: t.arg.string({ required: true, description: 'Slug or ID of the company.' }) },
    description: 'A company by ID, or by a slug that ends with it.',
    resolve: async (_, { identifier }, { database }) => (await companyOf(database, identifier)) ?? null,
  }),
);
