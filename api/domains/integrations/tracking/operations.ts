import * as v from 'valibot';
import { type Call, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { trackingBatch } from './event.ts';
import { storeEvent } from './rules.ts';

const response = v.strictObject({
  kept: v.pipe(v.number(), v.description('0 if the visitor opted out (Sec-GPC, DNT, consent).')),
});
const batch = { method: 'POST', domain: 'tracking', status: 202, beacon: true, body: trackingBatch, response } as const;

const trackEvent = async (
  {
    service: { database, settings },
    viewer,
    request,
    body,
  }: Call<unknown, unknown, v.InferOutput<typeof trackingBatch>>,
  kind: 'listing' | 'agent',
) => ({ kept: await storeEvent({ database, publicUrl: settings.publicUrl, viewer, request }, kind, body) });

export const trackingOperations: readonly Operation[] = [
  defineOperation({
    ...batch,
    id: 'trackListings',
    path: '/tracking/listings',
    summary: 'Records views of and actions on listings, sent when a page is left; at most 50 events and 64 KB.',
    handle: (call) => trackEvent(call, 'listing'),
  }),
  defineOperation({
    ...batch,
    id: 'trackAgents',
    path: '/tracking/agents',
    summary: 'Records views of and actions on agents; at most 50 events and 64 KB.',
    handle: (call) => trackEvent(call, 'agent'),
  }),
];
