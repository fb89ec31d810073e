type Json = Readonly<Record<string, unknown>>;

/** What parameters mean, by their names, and a value of each. */
const words: Readonly<Record<string, { readonly description: string; readonly example: unknown }>> = {
  'If-Match': {
    description: 'ETag of the version that was read; 412 if it has changed since.',
    example: '"1-4f2a9c01"',
  },
  'If-None-Match': { description: 'ETag of the response that the caller already has.', example: '"1-4f2a9c01"' },
  'Idempotency-Key': {
    description: 'Idempotency key: a repeat with the same key returns the first response and has no other effect.',
    example: 'enquiry-2026-11-27-0001',
  },
  'Last-Event-ID': {
    description: 'ID of the last event that the caller received; later ones are sent.',
    example: '41',
  },
  author: { description: 'Only posts by this author, by their name in addresses.', example: 'quinn-admin' },
  domain: { description: "The site's host name.", example: 'www.verandah.example' },
  action: { description: 'Action of the moderator.', example: 'hide' },
  activityTypes: {
    description: 'Kinds of activity, separated by commas; all if omitted.',
    example: 'ListedAProperty,SoldOrLeasedAProperty',
  },
  agentId: { description: 'Number of the agent; all agents if omitted.', example: 1 },
  agentUserId: { description: 'Number of the agent; the caller if omitted.', example: 1 },
  application: { description: 'Number of the application.', example: '1' },
  at: {
    description: 'Start of a single inspection; all if omitted.',
    example: '2026-12-05T00:00:00Z',
  },
  currentUserId: { description: 'Number of the calling member; any other is rejected.', example: 4 },
  day: { description: 'Day where the homes are.', example: '2026-12-05' },
  delivery: { description: 'ID of a delivery, from the list of deliveries.', example: '1' },
  device: { description: 'Number of the device, from the list of devices.', example: 1 },
  file: { description: 'The file.', example: '960.avif' },
  homes: { description: 'Numbers of homes, separated by commas.', example: '12,345' },
  includeSurrounding: { description: 'Whether to include surrounding suburbs.', example: 'true' },
  json: {
    description: 'The search, as JSON. Former name of `query`.',
    example: { name: 'Ada' },
  },
  key: { description: 'Key of the picture, from the listing.', example: '0f3a8c5d2b' },
  kind: { description: 'Kind of content.', example: 'question' },
  kinds: { description: 'Types of locations, separated by commas; all if omitted.', example: 'suburb,postcode' },
  latitude: { description: 'Degrees north (WGS 84); Australia is negative.', example: '-37.82' },
  longitude: { description: 'Degrees east (WGS 84).', example: '145.00' },
  listingId: { description: 'Number of the listing; all listings if omitted.', example: '1' },
  location: { description: 'Slug or number of the suburb.', example: 'richmond-vic-3121' },
  locationUniqueUri: { description: 'Slug of the suburb.', example: 'richmond-vic-3121' },
  modifiedSince: { description: 'Only listings that changed since this time.', example: '2026-11-27T00:00:00Z' },
  name: { description: 'Name of the file.', example: 'front.jpg' },
  only: { description: 'Excludes listings without problems.', example: 'problems' },
  order: { description: 'Order of the results.', example: 'newest' },
  path: {
    description: 'The search, as the path of its page on the site.',
    example: 'for-sale/richmond-vic-3121/real-estate',
  },
  postId: { description: 'Number of the reported content.', example: 1 },
  product: { description: 'What the enquiry is about.', example: 'agency' },
  provider: { description: 'Name of the sign-in provider.', example: 'google' },
  passkey: { description: 'Number of a passkey.', example: '1' },
  q: { description: 'Beginning of the name.', example: 'richm' },
  query: { description: 'The search, as JSON.', example: {} },
  search: {
    description: 'The search, as the path of its page on the site.',
    example: '/for-sale/richmond-vic-3121/real-estate',
  },
  session: {
    description: 'ID of the device from the list of sessions.',
    example: '00000000-0000-4000-8000-000000000001',
  },
  stateCode: { description: 'Preferred state, whose locations come first.', example: 'VIC' },
  skip: { description: 'Number of entries to skip.', example: 0 },
  slug: { description: 'Slug of the post.', example: 'first-post' },
  source: { description: 'Name of the sending system, if several send for one office.', example: 'crm' },
  stateId: { description: 'Number of the state or territory, 1 to 8; all if omitted.', example: 7 },
  status: { description: 'Only entries with this status.', example: '1' },
  take: { description: 'Number of entries to return.', example: 10 },
  token: { description: 'Secret from the link in the email, or the number of an access token.', example: '1' },
  topic: { description: 'Only posts on this topic, by its name in addresses.', example: 'buying' },
  type: { description: '0: all; 1: questions; 2: discussions.', example: '1' },
  uid: { description: "ID of the request, from the page's address.", example: 'xxxxxxxxxxxxxxxxxxxx' },
  uri: { description: 'Current or former slug of the suburb.', example: 'richmond-vic-3121' },
  username: { description: 'Username of the member or agent.', example: 'mara' },
  version: { description: 'Version of the map, from `/tiles/base/source.json`.', example: '2026-11' },
  without: { description: 'Numbers of listings to leave out, separated by commas.', example: '12,13' },
  x: { description: 'Column of the tile.', example: 14 },
  y: { description: 'Row of the tile.', example: 9 },
  z: { description: 'Zoom level of the tile.', example: 4 },
};

/** What an `id` is the number of, by the part of the path before it. */
const owners: Readonly<Record<string, string>> = {
  agent: 'agent',
  agents: 'agent',
  alert: 'alert',
  companies: 'company',
  company: 'company',
  editor: 'post',
  enquiry: 'listing',
  'facebook-page': 'member',
  follow: 'question',
  listing: 'listing',
  location: 'suburb',
  member: 'member',
  offices: 'office',
  question: 'question',
  questions: 'question',
  review: 'review',
  transaction: 'transaction',
  unfollow: 'question',
  uploads: 'upload',
  vendor: 'request',
  '{kind}': 'content',
};

function ownerOf(path: string): string {
  const parts = path.split('/');
  return owners[parts[parts.indexOf('{id}') - 1] ?? ''] ?? 'thing';
}

/** The words for a parameter of a path, such as '/agent/{id}'. */
function wordsOf(name: string, path: string): { readonly description: string; readonly example: unknown } | undefined {
  if (name !== 'id') return words[name];
  const owner = ownerOf(path);
  return {
    description:
      owner === 'member'
        ? 'Number of the calling member, or the username of any member for public data.'
        : `Number of the ${owner}.`,
    example: 1,
  };
}

/**
 * A parameter of an operation with its description and an example: the recorded one, else one by its name.
 * Its own words come before those of its name.
 */
export function describedParameter(parameter: Json, path: string, recorded: unknown): Json {
  const name = String(parameter['name']);
  const known = wordsOf(name, path);
  const value = recorded ?? parameter['example'] ?? known?.example;
  const example = value === undefined ? undefined : valueOf(parameter, value);
  return {
    ...parameter,
    ...(known && !parameter['description'] && { description: known.description }),
    ...withExample(parameter, example),
  };
}

/** A recorded text, or the example of a name, as a value of the parameter's type. */
function valueOf({ content, schema = {} }: Json, recorded: unknown): unknown {
  if (content) return typeof recorded === 'string' ? JSON.parse(recorded) : recorded;
  const { type, format, enum: values } = schema as Json;
  if (format === 'uuid' && !/-/.test(String(recorded))) return '00000000-0000-4000-8000-000000000001';
  if (Array.isArray(values) && !values.includes(recorded)) return values[0];
  return type === 'integer' ? Number(recorded) : String(recorded);
}

/** With a content type, the example belongs to that. */
function withExample({ content }: Json, example: unknown): Json {
  if (example === undefined) return {};
  if (!content) return { example };
  return {
    content: Object.fromEntries(
      Object.entries(content as Readonly<Record<string, Json>>).map(([type, media]) => [type, { ...media, example }]),
    ),
  };
}
