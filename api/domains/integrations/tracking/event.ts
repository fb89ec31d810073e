import * as v from 'valibot';

const textUpTo = (most: number) =>
  v.nullish(v.pipe(v.string('must be text'), v.maxLength(most, `must have at most ${most} characters`)));
const id = v.nullish(
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be 0 or more'),
    v.maxValue(999_999_999, 'must have at most nine digits'),
  ),
);
const figure = v.nullish(
  v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 or more'), v.maxValue(1e12, 'is too large')),
);

/** An event on a page. */
export const trackingEvent = v.pipe(
  v.object({
    eventId: v.pipe(
      v.string('must be a UUID'),
      v.uuid('must be a UUID'),
      v.description('ID of the event, chosen by the browser. Repeats count once.'),
    ),
    pageType: v.pipe(
      textUpTo(40),
      v.description("Kind of page viewed: 'listing' and 'agent' count as a view of the listing or agent."),
    ),
    contentType: v.pipe(textUpTo(60), v.description("Kind of event: 'phone' for an agent counts as a call.")),
    pageElementPosition: textUpTo(60),
    extraData: textUpTo(1000),
    listingId: id,
    agentId: id,
    officeId: id,
    locationId: id,
    listingTier: textUpTo(20),
    propertyType: textUpTo(40),
    listingType: textUpTo(20),
    estimatePrice: figure,
    numBeds: figure,
    userId: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)), 0),
      v.description('Ignored; the signed-in member counts.'),
    ),
  }),
  v.title('TrackingEvent'),
);
export type TrackingEvent = v.InferOutput<typeof trackingEvent>;

/** Events of one page, sent at once. */
export const trackingBatch = v.pipe(
  v.object({
    consent: v.pipe(
      v.optional(v.boolean(), true),
      v.description('Whether the visitor consents to tracking; if false, nothing is stored.'),
    ),
    events: v.pipe(v.array(trackingEvent), v.maxLength(50, 'may hold at most 50 events')),
  }),
  v.title('TrackingBatch'),
);
