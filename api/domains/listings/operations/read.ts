import { addressText } from '@verandah/market';
import * as v from 'valibot';
import { notFound } from '../../../platform/problems/public.ts';
import { id, lineUpTo, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { enquiryForm, listingResponses } from '../responses/listing-response.ts';
import { enquiryFormShape, propertiesShape } from '../responses/shapes.ts';
import { propertyIds } from '../find-properties.ts';
import { listingShape } from '../listing-view.ts';
import { listingsInOrder } from '../loaders.ts';
import { loadersOf } from './reading.ts';

/** Seconds: the stale time of clients. */
export const freshFor = 60;

const listing = defineOperation({
  id: 'listing',
  method: 'GET',
  path: '/listing/:id',
  domain: 'listings',
  freshFor,
  summary: 'A listing. If it was removed, its status says so and canonicalUri is the address of its successor.',
  params: v.object({ id }),
  response: listingShape,
  async handle({ params, service }) {
    const loaders = loadersOf(service);
    const [response] = await listingResponses(loaders, await listingsInOrder(loaders, [params.id]));
    if (!response) throw notFound('listing');
    return response;
  },
});

const form = defineOperation({
  id: 'listingEnquiryForm',
  method: 'GET',
  path: '/listing/enquiry/:id',
  domain: 'listings',
  freshFor,
  summary: 'Details of a listing for its enquiry form, and whether it accepts enquiries.',
  params: v.object({ id }),
  response: enquiryFormShape,
  async handle({ params, service }) {
    const loaders = loadersOf(service);
    const [view] = await listingsInOrder(loaders, [params.id]);
    if (!view) throw notFound('listing');
    return enquiryForm(loaders, view);
  },
});

const properties = defineOperation({
  id: 'searchProperties',
  method: 'GET',
  path: '/search/properties',
  domain: 'search',
  freshFor,
  summary: 'Listings whose address begins with the given text. Hidden addresses are not found.',
  query: v.object({
    q: lineUpTo(100),
    take: v.optional(
      v.pipe(v.string(), v.regex(/^([1-9]|1\d|20)$/, 'must be a number from 1 to 20'), v.transform(Number)),
      '8',
    ),
  }),
  response: propertiesShape,
  async handle({ query, service }) {
    const views = await listingsInOrder(loadersOf(service), await propertyIds(service.database, query.q, query.take));
    return {
      results: views.map(({ id: listingId, uri, address, statusType, propertyType }) => ({
        id: listingId,
        uri,
        label: addressText(address),
        statusType,
        propertyType,
      })),
    };
  },
});

export const readOperations: readonly Operation[] = [listing, form, properties];
