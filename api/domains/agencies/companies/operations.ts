import * as v from 'valibot';
import { pageOf } from '../agents/responses.ts';
import { officeResponse, officeResponseOf } from '../offices/responses.ts';
import { id, defineOperation, type Operation, pagingInput, sameAsUri } from '../../../platform/rest/public.ts';
import type { Company } from './store.ts';
import { companiesOfState, companyById, officesOfCompany } from './rules.ts';

const whole = v.pipe(v.number(), v.integer());
const uri = v.pipe(v.string(), v.description('Path below /v1.'));
export const companyResponse = v.strictObject({
  id: whole,
  slug: v.string(),
  name: v.string(),
  stateCode: v.nullable(v.string()),
  website: v.nullable(v.string()),
  officeCount: whole,
  uri,
  href: sameAsUri(v.string()),
});

const withUri = (company: Company) => ({ ...company, uri: company.href });

/** Companies and their offices. Every `uri` is served below /v1. */
export const companyOperations: readonly Operation[] = [
  defineOperation({
    id: 'companies',
    method: 'GET',
    path: '/companies/list',
    domain: 'companies',
    summary: 'Companies by name, optionally in one state.',
    query: v.object({ stateId: v.optional(id), ...pagingInput(100) }),
    response: pageOf(companyResponse),
    handle: ({ query: { stateId, ...page }, service }) =>
      companiesOfState(service.database, stateId, page).then(({ total, results }) => ({
        total,
        results: results.map(withUri),
      })),
  }),
  defineOperation({
    id: 'company',
    method: 'GET',
    path: '/v1/companies/:id',
    domain: 'companies',
    summary: 'A company.',
    params: v.object({ id }),
    response: companyResponse,
    handle: async ({ params, service }) => withUri(await companyById(service.database, params.id)),
  }),
  ...[
    { name: 'companyOffices', path: '/company/:id/offices/list' },
    { name: 'officesOfCompany', path: '/v1/companies/:id/offices' },
  ].map(({ name, path }) =>
    defineOperation({
      id: name,
      method: 'GET',
      path,
      domain: 'companies',
      summary: 'The offices of a company, by name.',
      params: v.object({ id }),
      query: v.object(pagingInput(100)),
      response: pageOf(officeResponse),
      handle: ({ params, query, service }) =>
        officesOfCompany(service.database, params.id, query).then(({ total, results }) => ({
          total,
          results: results.map(officeResponseOf),
        })),
    }),
  ),
];
