import { auctionResults, features } from '@verandah/market';
import { networkHosts } from '../map/agents.ts';
import type { feedNetworks } from '../map/record.ts';
import * as v from 'valibot';
import { categoryNames } from '../map/category.ts';
import { feedKinds, type FeedKind } from '../read/kinds.ts';

const lengthUpTo = (length: number) => v.maxLength<string, number, string>(length, `has at most ${length} characters`);
const textUpTo = (length: number) => v.pipe(v.string(), lengthUpTo(length));
const id = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), lengthUpTo(50));
const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  );
const decimalNumber = (from: number, to: number) =>
  v.pipe(v.number(), v.minValue(from, `must be at least ${from}`), v.maxValue(to, `must be at most ${to}`));
const dollars = v.nullable(wholeNumber(1, 2_000_000_000));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21'));
const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/,
    'must be a time such as 2026-11-21T11:00 or 2026-11-21T00:00:00Z',
  ),
);
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'must be a local time such as 11:00'));
const url = v.pipe(
  v.string(),
  lengthUpTo(2000),
  v.regex(/^[hH][tT][tT][pP][sS]?:\/\//, 'must be a complete address that begins with https:// or http://'),
);
const networkUrl = (network: (typeof feedNetworks)[number]) =>
  v.pipe(
    url,
    lengthUpTo(300),
    v.check((text) => networkHosts(network).test(URL.parse(text)?.hostname ?? ''), `must be an address on ${network}`),
  );
const display = v.exactOptional(
  v.pipe(
    v.boolean(),
    v.description("Whether visitors see it. By default as set on the office's Feeds page, usually yes."),
  ),
);
const listOf = <Schema extends v.GenericSchema>(item: Schema, length: number) =>
  v.pipe(v.array(item), v.maxLength(length, `has at most ${length} entries`));
const optionalFields = <Name extends string, Schema extends v.GenericSchema>(names: readonly Name[], schema: Schema) =>
  // Each name of the list is a key.
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, v.exactOptional(schema)])) as Record<
      Name,
      v.ExactOptionalSchema<Schema, undefined>
    >,
  );

const picture = v.pipe(
  v.strictObject({
    url: v.exactOptional(url),
    file: v.exactOptional(textUpTo(200)),
    modifiedAt: v.exactOptional(moment),
  }),
  v.check(({ url: at, file }) => (at === undefined) !== (file === undefined), 'needs either url or file'),
  v.description('`url`, or `file`: the name with which the picture was sent to /feeds/files/NAME.'),
);
const pictures = v.pipe(listOf(picture, 60), v.description('All pictures, in order.'));

/** Names of rural particulars, and of counts, as the format has them. */
export const ruralNames = [
  'fencing',
  'annualRainfall',
  'soilTypes',
  'improvements',
  'councilRates',
  'irrigation',
  'carryingCapacity',
  'services',
] as const;
const countNames = [
  'bedrooms',
  'bathrooms',
  'ensuite',
  'garages',
  'carports',
  'openSpaces',
  'toilets',
  'livingAreas',
] as const;

/** A listing of a JSON feed. What is absent keeps its value; null, '' and [] clear it. */
export const jsonListing = v.strictObject({
  kind: v.picklist(Object.keys(feedKinds) as FeedKind[]),
  agentId: v.pipe(id, v.description('AgentID of the office.')),
  uniqueId: v.pipe(id, v.description('ID of the listing, unique for the office and kind.')),
  status: v.picklist(['current', 'sold', 'leased', 'withdrawn', 'offmarket', 'deleted']),
  modifiedAt: v.exactOptional(
    v.pipe(moment, v.description('When the listing was changed. Records older than the last one are ignored.')),
  ),
  address: v.exactOptional(
    v.strictObject({
      display,
      displaySuburb: display,
      unit: v.exactOptional(v.nullable(textUpTo(20))),
      lotNumber: v.exactOptional(v.nullable(textUpTo(20))),
      streetNumber: v.exactOptional(v.nullable(textUpTo(20))),
      street: v.exactOptional(v.nullable(textUpTo(100))),
      suburb: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), lengthUpTo(80)),
      state: v.picklist(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
      postcode: v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, 'must have four digits')))),
      country: v.exactOptional(v.nullable(textUpTo(60))),
    }),
  ),
  position: v.exactOptional(
    v.nullable(v.strictObject({ latitude: decimalNumber(-55, -9), longitude: decimalNumber(96, 168) })),
  ),
  category: v.exactOptional(v.picklist(categoryNames)),
  authority: v.exactOptional(
    v.picklist(['auction', 'exclusive', 'multilist', 'conjunctional', 'open', 'sale', 'setsale', '']),
  ),
  auction: v.exactOptional(
    v.nullable(v.pipe(moment, v.description("Date and time in the property's time zone, unless it has an offset."))),
  ),
  price: v.exactOptional(v.strictObject({ amount: dollars, display })),
  priceText: v.exactOptional(v.pipe(textUpTo(120), v.description('Text that visitors read instead of the amount.'))),
  rent: v.exactOptional(v.strictObject({ weekly: dollars, display })),
  bond: v.exactOptional(dollars),
  availableOn: v.exactOptional(v.nullable(day)),
  setSale: v.exactOptional(v.nullable(v.pipe(moment, v.description('Time until which offers are accepted.')))),
  auctionOutcome: v.exactOptional(
    v.nullable(v.strictObject({ result: v.picklist(auctionResults), day: v.exactOptional(v.nullable(day)) })),
  ),
  underOffer: v.exactOptional(v.boolean()),
  depositTaken: v.exactOptional(v.pipe(v.boolean(), v.description('Only for a rental.'))),
  holiday: v.exactOptional(v.boolean()),
  headline: v.exactOptional(textUpTo(150)),
  description: v.exactOptional(textUpTo(65_535)),
  counts: v.exactOptional(optionalFields(countNames, v.nullable(wholeNumber(0, 99)))),
  features: v.exactOptional(
    optionalFields(
      features.map(({ name }) => name),
      v.boolean(),
    ),
  ),
  otherFeatures: v.exactOptional(listOf(textUpTo(120), 100)),
  land: v.exactOptional(
    v.strictObject({
      area: v.exactOptional(v.nullable(v.pipe(decimalNumber(0, 1e11), v.description('Area in m².')))),
      frontage: v.exactOptional(v.nullable(v.pipe(decimalNumber(0, 1e6), v.description('Length in metres.')))),
      depth: v.exactOptional(v.nullable(v.pipe(decimalNumber(0, 1e6), v.description('Length in metres.')))),
      crossOver: v.exactOptional(v.nullable(v.picklist(['left', 'right', 'centre']))),
    }),
  ),
  building: v.exactOptional(
    v.strictObject({
      area: v.exactOptional(v.nullable(v.pipe(decimalNumber(0, 1e11), v.description('Area in m².')))),
      newlyBuilt: v.exactOptional(v.boolean()),
      energyRating: v.exactOptional(v.nullable(decimalNumber(0, 10))),
      yearBuilt: v.exactOptional(v.nullable(wholeNumber(1700, 2099))),
      yearRenovated: v.exactOptional(v.nullable(wholeNumber(1700, 2099))),
    }),
  ),
  rural: v.exactOptional(optionalFields(ruralNames, v.nullable(textUpTo(2000)))),
  inspections: v.exactOptional(listOf(v.strictObject({ day, from: time, to: time }), 100)),
  photos: v.exactOptional(pictures),
  floorPlans: v.exactOptional(pictures),
  documents: v.exactOptional(listOf(v.strictObject({ title: v.exactOptional(textUpTo(100)), url }), 30)),
  statementOfInformation: v.exactOptional(
    v.nullable(v.pipe(url, v.description('Statement of information, required in Victoria.'))),
  ),
  tours: v.exactOptional(listOf(url, 10)),
  video: v.exactOptional(v.nullable(url)),
  agents: v.exactOptional(
    listOf(
      v.strictObject({
        name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), lengthUpTo(100)),
        phone: v.exactOptional(
          v.nullable(v.pipe(v.string(), v.regex(/^\+?[\d\s()-]{6,40}$/, 'must be a telephone number'))),
        ),
        email: v.exactOptional(v.nullable(v.pipe(v.string(), lengthUpTo(120), v.email('must be an email address')))),
        agentId: v.exactOptional(
          v.nullable(v.pipe(id, v.description('ID of another office, for an agent who sells jointly.'))),
        ),
        key: v.exactOptional(
          v.pipe(
            v.string(),
            v.trim(),
            v.minLength(1, 'is empty'),
            lengthUpTo(100),
            v.description("ID of the agent in the sender's system."),
          ),
        ),
        photo: v.exactOptional(v.nullable(url)),
        facebook: v.exactOptional(v.nullable(networkUrl('facebook'))),
        linkedin: v.exactOptional(v.nullable(networkUrl('linkedin'))),
        twitter: v.exactOptional(v.nullable(networkUrl('twitter'))),
      }),
      10,
    ),
  ),
  sold: v.exactOptional(
    v.strictObject({ price: v.exactOptional(dollars), displayPrice: display, day: v.exactOptional(v.nullable(day)) }),
  ),
});
export type JsonListing = v.InferOutput<typeof jsonListing>;
