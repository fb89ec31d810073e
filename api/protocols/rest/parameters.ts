type Json = Readonly<Record<string, unknown>>;

/** What parameters mean, by their names, and a value of each. */
const words: Readonly<Record<string, { readonly description: string; readonly example: unknown }>> = {
  'If-Match': { description: 'The ETag of what was read: 412 if it has changed since.', example: '"1-4f2a9c01"' },
  'If-None-Match': { description: 'The ETag of the response that the caller has.', example: '"1-4f2a9c01"' },
  'Idempotency-Key': {
    description: 'Names this request: sent again with the same key it is answered as the first time, and done once.',
    example: 'enquiry-2026-11-27-0001',
  },
  'Last-Event-ID': { description: 'The last event that the caller has; later ones follow.', example: '41' },
  author: { description: 'Posts by this author only, by their name in addresses.', example: 'quinn-admin' },
  domain: { description: "The site's host name.", example: 'www.verandah.example' },
  action: { description: 'What to do with it.', example: 'hide' },
  activityTypes: {
    description: 'Kinds of activities, separated by commas; empty: all of them.',
    example: 'ListedAProperty,SoldOrLeasedAProperty',
  },
  agentId: { description: 'Number of the agent; all agents if it is left out.', example: 1 },
  agentUserId: { description: 'Number of the agent; the caller if it is left out.', example: 1 },
  at: {
    description: 'Start of the one inspection to have; all dates if it is left out.',
    example: '2026-12-05T00:00:00Z',
  },
  currentUserId: { description: 'Number of the calling member; another one is refused.', example: 4 },
  device: { description: 'Number of the device, from the list of devices.', example: 1 },
  file: { description: 'The file.', example: '960.avif' },
  includeSurrounding: { description: 'Whether the response has the suburbs around it, too.', example: 'true' },
  json: {
    description: 'What to search for, as JSON; older callers use this name for `query`.',
    example: { name: 'Ada' },
  },
  key: { description: 'Key of the picture, from the listing.', example: '0f3a8c5d2b' },
  kind: { description: 'What it is.', example: 'question' },
  kinds: { description: 'Kinds of places, separated by commas; all if it is left out.', example: 'suburb,postcode' },
  latitude: { description: 'Degrees north (WGS 84); Australia is negative.', example: '-37.82' },
  longitude: { description: 'Degrees east (WGS 84).', example: '145.00' },
  listingId: { description: 'Number of the one listing; all listings if it is left out.', example: '1' },
  location: { description: 'The suburb, by its name in addresses or by its number.', example: 'richmond-vic-3121' },
  locationUniqueUri: { description: "The suburb's name in addresses.", example: 'richmond-vic-3121' },
  modifiedSince: { description: 'Listings that have changed since.', example: '2026-11-27T00:00:00Z' },
  name: { description: 'Name of the file.', example: 'front.jpg' },
  only: { description: 'Leaves out listings without problems.', example: 'problems' },
  order: { description: 'Which come first.', example: 'newest' },
  path: {
    description: "The search, as the path of the site's page.",
    example: 'for-sale/richmond-vic-3121/real-estate',
  },
  postId: { description: 'Number of what is reported.', example: 1 },
  product: { description: 'What the enquiry is about.', example: 'agency' },
  provider: { description: 'Name of the sign-in provider.', example: 'google' },
  passkey: { description: 'Number of a passkey.', example: '1' },
  q: { description: 'The beginning of a name, as it is typed.', example: 'richm' },
  query: { description: 'What to search for, as JSON.', example: {} },
  search: {
    description: "The search, as the path of the site's page.",
    example: '/for-sale/richmond-vic-3121/real-estate',
  },
  session: { description: 'The device, from the list of sessions.', example: '00000000-0000-4000-8000-000000000001' },
  stateCode: { description: 'State whose places come first.', example: 'VIC' },
  skip: { description: 'How many entries to pass over before the first.', example: 0 },
  slug: { description: "The post's name in its address.", example: 'first-post' },
  source: { description: 'Who sends, where several systems send for one office.', example: 'crm' },
  stateId: { description: 'Number of the state or territory, 1 to 8; all of them if it is left out.', example: 7 },
  status: { description: 'Those in this state only.', example: '1' },
  take: { description: 'How many entries to have.', example: 10 },
  token: { description: 'What the link in the mail holds, or the number of an access token.', example: '1' },
  topic: { description: 'Posts on this topic only, by its name in addresses.', example: 'buying' },
  type: { description: '0: all; 1: questions; 2: discussions.', example: '1' },
  uri: { description: "The suburb's name in addresses, a former one too.", example: 'richmond-vic-3121' },
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
        ? 'Number of the member; of other members only what is public, by username.'
        : `Number of the ${owner}.`,
    example: 1,
  };
}

/**
 * A parameter of an operation with its description and an example: what was recorded, else what its name stands for. Its
 * own words come before those of its name.
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
