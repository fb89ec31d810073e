import * as v from 'valibot';
import { listingShape } from '../../listings/public.ts';
import type { OfficeEventKind } from '../office-events/public.ts';
import { testKind } from './webhook.ts';

const text = v.nullable(v.string());
const id = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.description('Date and time, ISO 8601, UTC.'));

const enquiry = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(['listing', 'agent', 'appraisal', 'buyer', 'property']),
    receivedAt: moment,
    listingId: v.nullable(id),
    agentId: v.nullable(id),
    name: v.string(),
    email: v.string(),
    phone: text,
    message: v.string(),
    details: v.pipe(
      v.record(v.string(), v.unknown()),
      v.description('Further fields of the form of this kind, such as the bedrooms that a buyer is looking for.'),
    ),
    url: v.pipe(v.string(), v.description('The enquiry in the agent portal.')),
  }),
  v.title('WebhookEnquiry'),
);
const review = v.pipe(
  v.strictObject({
    id,
    agentId: id,
    agentUsername: v.string(),
    listingId: v.nullable(id),
    authorName: v.string(),
    role: v.picklist(['vendor', 'buyer', 'landlord', 'renter']),
    rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    ratings: v.pipe(v.record(v.string(), v.number()), v.description('Ratings by factor, 1 to 5.')),
    title: v.string(),
    text: v.string(),
    createdAt: moment,
  }),
  v.title('WebhookReview'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const upload = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    source: v.string(),
    status: v.picklist(['done', 'failed']),
    problem: v.pipe(text, v.description('Problem of the document as a whole.')),
    receivedAt: moment,
    finishedAt: moment,
    counts: v.strictObject({
      created: count,
      updated: count,
      unchanged: count,
      stored: count,
      rejected: count,
    }),
    url: v.pipe(v.string(), v.description('The report, read with the office’s feed key.')),
  }),
  v.title('WebhookUpload'),
);

interface WebhookSchema {
  readonly summary: string;
  readonly data: v.GenericSchema;
}

/** What each kind of event holds in `data`. */
const contents: Readonly<Record<OfficeEventKind | typeof testKind, WebhookSchema>> = {
  'listing.published': { summary: 'A listing is on offer, for the first time or again.', data: listingShape },
  'listing.changed': {
    summary: 'A published listing was changed: text, price, inspections, pictures or other details.',
    data: listingShape,
  },
  'listing.sold': { summary: 'A listing was sold.', data: listingShape },
  'listing.leased': { summary: 'A listing was leased.', data: listingShape },
  'listing.withdrawn': { summary: 'A listing is no longer published.', data: v.strictObject({ id }) },
  'enquiry.received': { summary: 'An enquiry was received.', data: enquiry },
  'review.received': { summary: 'A review of one of the office’s agents was published.', data: review },
  'upload.done': { summary: 'The import of a feed of the office succeeded or failed.', data: upload },
  [testKind]: { summary: 'A test event, sent from the agent portal.', data: v.strictObject({ webhookId: id }) },
};

/** Schemas of posted events by kind. */
export const webhookSchemas: readonly (Pick<WebhookSchema, 'summary'> & {
  readonly kind: string;
  readonly body: v.GenericSchema;
})[] = Object.entries(contents).map(([kind, { summary, data }]) => ({
  kind,
  summary,
  body: v.strictObject({ type: v.literal(kind), timestamp: moment, data }),
}));
