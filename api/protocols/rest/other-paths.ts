import { photoFormats, photoWidths } from '@verandah/market';
import type { Scope } from '../../platform/identity/public.ts';
import { jsonExample, limits, publishedSchema } from '../../domains/feeds/public.ts';
import { longestTileSearch, nearestBaseTile, nearestListingTile } from '../../domains/geography/map/public.ts';
import { pictureLimits } from '../../platform/picture-decoding/public.ts';
import { describeScope, tokensWith } from './describe-scope.ts';
import { limitInWords } from './call-limits.ts';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const integerWithin = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const upTo = (maxLength: number) => ({ type: 'string', maxLength });
const nullable = { type: ['string', 'null'] } as const;
const problem = { $ref: '#/components/responses/Refused' } as const;
const refused = { 429: { $ref: '#/components/responses/TooOften' }, '4XX': problem } as const;
const known = { 304: { description: 'Not modified.' } } as const;

const describeParameter = (place: 'path' | 'query', name: string, schema: Json, description: string) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
  description,
});
const describeContent = (type: string, schema: Json = { type: 'string' }) => ({ [type]: { schema } });
const describeResponse = (description: string, type: string, schema?: Json) => ({
  description,
  content: describeContent(type, schema),
});

const xml = {
  'application/xml': {
    schema: upTo(limits.document),
    example: '<propertyList><residential modTime="2026-11-21-09:30:00" status="current">…</residential></propertyList>',
  },
};
const jsonListings = {
  'application/json': { schema: { $ref: '#/components/schemas/FeedListings' }, example: jsonExample },
};
const outcomes = ['created', 'updated', 'unchanged', 'stored', 'rejected'];
const report = {
  type: 'object',
  required: ['id', 'source', 'status', 'problem', 'total', 'listings', 'counts'],
  properties: {
    id: { ...nullable, description: 'ID of the upload; null for a dry run.' },
    source: text,
    status: { type: 'string', enum: ['received', 'importing', 'done', 'failed'] },
    problem: { ...nullable, description: 'Problem of the document as a whole. Its valid listings are still imported.' },
    total: { ...whole, description: 'Total number of listings; `listings` is one page of them.' },
    listings: {
      type: 'array',
      items: {
        type: 'object',
        required: ['position', 'kind', 'agentId', 'uniqueId', 'outcome', 'uri', 'notes'],
        properties: {
          position: { ...whole, description: 'Position in the document, from 1.' },
          kind: nullable,
          agentId: nullable,
          uniqueId: nullable,
          outcome: {
            type: 'string',
            enum: outcomes,
            description: 'Outcome of the import. stored: not published; a note says why.',
          },
          uri: { ...nullable, description: "The listing's name in addresses; null while it is not published." },
          notes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code', 'path', 'message'],
              properties: {
                code: text,
                path: {
                  ...text,
                  description: 'Path of a REAXML element, or a JSON pointer: /listings/0/price/amount.',
                },
                message: {
                  ...text,
                  description:
                    'The problem and how it was handled or can be corrected. Ends with the line of the document.',
                },
              },
            },
          },
          pictures: {
            type: 'object',
            description: 'Pictures by state: {fetched, waiting, failed: [{source, message}]}',
          },
        },
      },
    },
    counts: { type: 'object', properties: Object.fromEntries(outcomes.map((outcome) => [outcome, whole])) },
  },
};

/** Who may make a call: an office's program by its feed key, or an agent of it. */
const openToOffice = (scope: Scope, ...descriptions: readonly string[]) => ({
  description: [...descriptions, describeScope(scope)].join(' '),
  security: [{ feedKey: [] }, ...tokensWith(scope), { session: [] }],
});
const limitOfDocuments = limitInWords('feed-document');
const source = describeParameter(
  'query',
  'source',
  { type: 'string', maxLength: 200, default: 'http' },
  'File name, for the report.',
);
const received = {
  ...describeResponse('Received.', 'application/json', {
    type: 'object',
    required: ['id', 'status'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      status: { ...text, description: 'Address of the report.' },
    },
  }),
  headers: { Location: { description: 'Address of the report.', schema: text } },
};
const anybody: readonly Json[] = [];
const vectorTile = 'application/vnd.mapbox-vector-tile';
const tileParameters = (nearest: number) => [
  describeParameter('path', 'z', integerWithin(0, nearest), 'Zoom level.'),
  describeParameter('path', 'x', integerWithin(0, 2 ** nearest - 1), 'Column of the tile.'),
  describeParameter('path', 'y', integerWithin(0, 2 ** nearest - 1), 'Row of the tile.'),
];
const search = describeParameter(
  'query',
  'search',
  upTo(longestTileSearch),
  'Path and query of a results page, such as /for-sale/richmond-vic-3121/real-estate.',
);

/** Endpoints beside the REST API: feeds, pictures, map tiles, calendars and events, at the site's own address. */
const described: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  '/feeds/reaxml': {
    post: {
      operationId: 'sendFeed',
      tags: ['feeds'],
      summary: 'Sends a REAXML document of the office, which is imported in the background.',
      ...openToOffice('feeds:write', 'At most 50 MB, optionally with Content-Encoding gzip.', limitOfDocuments),
      parameters: [source],
      requestBody: { required: true, content: xml },
      responses: {
        202: received,
        ...refused,
      },
    },
  },
  '/feeds/reaxml/validate': {
    post: {
      operationId: 'validateFeed',
      tags: ['feeds'],
      summary: 'Dry run: reports the outcome of a document without storing anything.',
      ...openToOffice('feeds:write', limitOfDocuments),
      requestBody: { required: true, content: xml },
      responses: {
        200: describeResponse('The report.', 'application/json', { $ref: '#/components/schemas/FeedReport' }),
        ...refused,
      },
    },
  },
  '/feeds/listings': {
    post: {
      operationId: 'sendListings',
      tags: ['feeds'],
      summary: 'Sends listings of the office as JSON, which are imported in the background, like REAXML.',
      ...openToOffice('feeds:write', 'At most 50 MB, optionally with Content-Encoding gzip.', limitOfDocuments),
      parameters: [source],
      requestBody: { required: true, content: jsonListings },
      responses: { 202: received, ...refused },
    },
  },
  '/feeds/listings/validate': {
    post: {
      operationId: 'validateListings',
      tags: ['feeds'],
      summary: 'Dry run: reports the outcome of listings in JSON without storing anything.',
      ...openToOffice('feeds:write', limitOfDocuments),
      requestBody: { required: true, content: jsonListings },
      responses: {
        200: describeResponse('The report.', 'application/json', { $ref: '#/components/schemas/FeedReport' }),
        ...refused,
      },
    },
  },
  '/feeds/listings.schema.json': {
    get: {
      operationId: 'listingsSchema',
      tags: ['feeds'],
      summary: 'The JSON Schema (2020-12) of listings in JSON.',
      description: 'Describes the documents that POST /feeds/listings takes.',
      security: anybody,
      responses: {
        200: describeResponse('The schema.', 'application/schema+json', { type: 'object' }),
        '4XX': problem,
      },
    },
  },
  '/feeds/listings.xml': {
    get: {
      operationId: 'exportListings',
      tags: ['feeds'],
      summary: "The office's listings as REAXML, including changes by its agents and manually created listings.",
      ...openToOffice('feeds:read', 'Hidden prices and addresses are marked with display="no".', limitOfDocuments),
      parameters: [
        describeParameter(
          'query',
          'modifiedSince',
          { type: 'string', format: 'date-time' },
          'Only listings that changed since this time; those no longer published are returned as withdrawn.',
        ),
        describeParameter('query', 'agentId', upTo(50), 'The office; only for operators.'),
      ],
      responses: {
        200: {
          ...describeResponse('The document.', 'application/xml'),
          headers: { ETag: { description: 'Entity tag, to be sent as If-None-Match.', schema: text } },
        },
        ...known,
        ...refused,
      },
    },
  },
  '/feeds/files/{name}': {
    put: {
      operationId: 'sendFeedPicture',
      tags: ['feeds'],
      summary: 'Sends a picture, to which a later document can refer by file name.',
      ...openToOffice('feeds:write', limitInWords('feed-picture')),
      parameters: [describeParameter('path', 'name', upTo(200), 'Plain file name, as in the document.')],
      requestBody: {
        required: true,
        content: describeContent('image/*', { ...upTo(pictureLimits.feed.bytes), contentEncoding: 'binary' }),
      },
      responses: { 200: describeResponse('Stored.', 'application/json', { type: 'object' }), ...refused },
    },
  },
  '/feeds/uploads': {
    get: {
      operationId: 'feedUploads',
      tags: ['feeds'],
      summary: 'Uploads of the office, latest first.',
      ...openToOffice('feeds:read'),
      parameters: [
        describeParameter('query', 'skip', { ...integerWithin(0, 50_000), default: 0 }, 'Number of entries to skip.'),
        describeParameter('query', 'take', { ...integerWithin(0, 100), default: 20 }, 'Maximum number of entries.'),
      ],
      responses: {
        200: describeResponse('A page of uploads.', 'application/json', {
          type: 'object',
          required: ['total', 'results'],
          properties: { total: whole, results: { type: 'array', items: { type: 'object' } } },
        }),
        ...refused,
      },
    },
  },
  '/feeds/uploads/{id}': {
    get: {
      operationId: 'feedUpload',
      tags: ['feeds'],
      summary: 'Outcome of an upload for each listing.',
      ...openToOffice('feeds:read'),
      parameters: [
        describeParameter('path', 'id', { type: 'string', format: 'uuid' }, 'ID from the response to the upload.'),
        describeParameter(
          'query',
          'only',
          { type: 'string', enum: ['problems'] },
          'Only listings with notes or failed pictures.',
        ),
        describeParameter('query', 'skip', { ...integerWithin(0, 999_999), default: 0 }, 'Number of entries to skip.'),
        describeParameter('query', 'take', { ...integerWithin(0, 5000), default: 1000 }, 'Maximum number of entries.'),
      ],
      responses: {
        200: describeResponse('The report.', 'application/json', { $ref: '#/components/schemas/FeedReport' }),
        ...refused,
      },
    },
  },
  '/feeds/search/{path}': {
    get: {
      operationId: 'searchFeed',
      tags: ['syndication'],
      summary: 'New homes of a search, as an Atom feed.',
      description: 'Cached for five minutes. Needs no key.',
      security: anybody,
      parameters: [
        describeParameter(
          'path',
          'path',
          upTo(2000),
          'Path of a results page: for-sale/richmond-vic-3121/real-estate.',
        ),
      ],
      responses: { 200: describeResponse('The feed.', 'application/atom+xml'), ...known, '4XX': problem },
    },
  },
  '/feeds/blog': {
    get: {
      operationId: 'blogFeed',
      tags: ['syndication'],
      summary: 'The latest posts of the blog, as an Atom feed.',
      description: 'Cached for five minutes. Needs no key.',
      security: anybody,
      responses: { 200: describeResponse('The feed.', 'application/atom+xml'), ...known, '4XX': problem },
    },
  },
  '/media/{key}/{file}': {
    get: {
      operationId: 'picture',
      tags: ['media'],
      summary: 'A picture in the given width and format. It never changes.',
      description: 'Cached for a year.',
      security: anybody,
      parameters: [
        describeParameter('path', 'key', upTo(100), 'Key of the picture, as returned by the API.'),
        describeParameter(
          'path',
          'file',
          { type: 'string', pattern: `^(${photoWidths.join('|')})\\.(${photoFormats.join('|')})$` },
          'Width in pixels, and format.',
        ),
      ],
      responses: {
        200: describeResponse('The picture.', 'image/*', { type: 'string', contentEncoding: 'binary' }),
        '4XX': problem,
      },
    },
  },
  '/tiles/listings/{z}/{x}/{y}.mvt': {
    get: {
      operationId: 'listingTile',
      tags: ['tiles'],
      summary: 'Listings of a search as a vector tile.',
      description: 'Cached for a minute.',
      security: anybody,
      parameters: [
        ...tileParameters(nearestListingTile),
        search,
        describeParameter('query', 'without', upTo(500 * 10), 'IDs of listings to exclude, separated by commas.'),
      ],
      responses: {
        200: describeResponse('The tile.', vectorTile, { type: 'string', contentEncoding: 'binary' }),
        ...known,
        '4XX': problem,
      },
    },
  },
  '/tiles/base/source.json': {
    get: {
      operationId: 'baseMap',
      tags: ['tiles'],
      summary: "Address of the base map's tiles, with the attribution.",
      description: 'Changes with each version of the map.',
      security: anybody,
      responses: { 200: describeResponse('TileJSON.', 'application/json', { type: 'object' }), '4XX': problem },
    },
  },
  '/tiles/base/{version}/{z}/{x}/{y}.mvt': {
    get: {
      operationId: 'baseTile',
      tags: ['tiles'],
      summary: 'The base map as a vector tile.',
      description: 'Cached for a year, except for tiles of another version.',
      security: anybody,
      parameters: [
        describeParameter('path', 'version', upTo(100), 'Version of the base map, from source.json.'),
        ...tileParameters(nearestBaseTile),
      ],
      responses: {
        200: describeResponse('The tile.', vectorTile, { type: 'string', contentEncoding: 'binary' }),
        '4XX': problem,
      },
    },
  },
  '/tiles/picture.svg': {
    get: {
      operationId: 'mapPicture',
      tags: ['tiles'],
      summary: 'Listings of a search on a map, as a picture for pages without scripts.',
      description: 'Cached for a minute.',
      security: anybody,
      parameters: [search],
      responses: { 200: describeResponse('The picture.', 'image/svg+xml'), ...known, '4XX': problem },
    },
  },
  '/calendar/{file}': {
    get: {
      operationId: 'calendar',
      tags: ['calendar'],
      summary: 'Inspections and the auction of a home, as iCalendar.',
      description: 'Cached for a minute. Needs no key.',
      security: anybody,
      parameters: [
        describeParameter('path', 'file', upTo(300), 'Name of the listing in addresses, followed by .ics.'),
        describeParameter(
          'query',
          'at',
          { type: 'string', format: 'date-time' },
          'Start of a single inspection; all if omitted.',
        ),
      ],
      responses: { 200: describeResponse('The calendar.', 'text/calendar'), '4XX': problem },
    },
  },
  '/calendar/inspections.ics': {
    get: {
      operationId: 'planCalendar',
      tags: ['calendar'],
      summary: 'Inspections of several homes on one day in the order that visits the most, as iCalendar.',
      description: 'Planned again at every call, so that calendars which subscribe follow changes. Needs no key.',
      security: anybody,
      parameters: [
        describeParameter('query', 'homes', upTo(1000), 'IDs of listings, separated by commas.'),
        describeParameter('query', 'day', { type: 'string', format: 'date' }, 'Where the homes are.'),
      ],
      responses: { 200: describeResponse('The calendar.', 'text/calendar'), '4XX': problem },
    },
  },
  '/events': {
    get: {
      operationId: 'events',
      tags: ['events'],
      summary: "Events for the open pages of the signed-in member, as server-sent events. For the site's own pages.",
      description: 'Takes no access token. Sends a heartbeat every twenty seconds.',
      security: [{ session: [] }],
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
          description: 'ID of the last event that the browser received.',
        },
      ],
      responses: {
        200: describeResponse('The stream; `data` is JSON with a `kind`.', 'text/event-stream'),
        '4XX': problem,
      },
    },
  },
};

/** Paths beside the REST API, for its document. @param site the site's address, without a slash at the end */
export const otherPaths = (site: string): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(described).map(([path, item]) => [path, { servers: [{ url: site }], ...item }]));

/** Shapes that they refer to. */
export const otherSchemas: Readonly<Record<string, Json>> = { FeedReport: report, FeedListings: listingsSchema() };

function listingsSchema(): Json {
  const { $schema: _dialect, $id: _address, title: _title, examples: _examples, ...schema } = publishedSchema('');
  return schema;
}
