import * as v from 'valibot';
import { enquiryStatuses } from '../../../enquiries/public.ts';
import { defineOperation, type Operation } from '../../../../platform/rest/public.ts';
import { exportEnquiries } from './inbox.ts';

const listingId = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be the id of a listing'), v.transform(Number));

export const ownOperations: readonly Operation[] = [
  defineOperation({
    id: 'exportEnquiries',
    method: 'GET',
    scope: 'enquiries:read',
    path: '/agents/own/enquiries.csv',
    domain: 'agents',
    summary: 'The latest 5,000 enquiries to the calling agent, as text/csv.',
    query: v.object({
      status: v.optional(v.picklist(enquiryStatuses, `must be one of ${enquiryStatuses.join(', ')}`)),
      listingId: v.optional(listingId),
    }),
    response: v.string(),
    async handle({ query: { status, listingId: about }, service, viewer, reply }) {
      const table = await exportEnquiries(service.database, viewer, { status, listingId: about });
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="enquiries.csv"')
        .header('x-content-type-options', 'nosniff');
      return table;
    },
  }),
];
