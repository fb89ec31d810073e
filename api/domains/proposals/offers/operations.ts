import { offerStatuses, type OfferStatus } from '@verandah/market';
import * as v from 'valibot';
import { defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { proposalContext } from '../context.ts';
import { exportOffers } from './received-offers.ts';

const statuses = Object.keys(offerStatuses) as OfferStatus[];

export const offerOperations: readonly Operation[] = [
  defineOperation({
    id: 'exportOffers',
    method: 'GET',
    path: '/agents/own/offers.csv',
    domain: 'agents',
    summary: "The latest 1,000 offers to the caller's office, as text/csv.",
    query: v.object({ status: v.optional(v.picklist(statuses, `must be one of ${statuses.join(', ')}`)) }),
    response: v.string(),
    async handle(call) {
      const table = await exportOffers(proposalContext(call.service, call.viewer), call.query.status);
      call.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="offers.csv"')
        .header('x-content-type-options', 'nosniff');
      return table;
    },
  }),
];
