import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listingSubscribers } from '../domains/listing-subscribers/public.ts';
import { refreshSuggestions } from '../domains/geography/locations/public.ts';
import { refreshSearchRows } from '../domains/listings/public.ts';
import { fillTestListings, fillTestPlaces, testNow } from '../domains/listings/test-market.ts';
import {
  databaseOver,
  openDatabase,
  openServerPool,
  productMigrations,
  shippedBinaries,
} from '../platform/database/public.ts';
import { installedPostgres } from '../test-kit/installed-postgres.ts';
import { startPrivateServer, type PrivateServer } from '../test-kit/private-server.ts';
import { signAccess } from '../platform/identity/viewer.ts';
import { readSettings } from '../platform/settings/public.ts';
import { fillTestMembers, testMembers } from '../test-kit/test-members.ts';
import { runCommand } from './commands/run.ts';
import { startApi, type RunningApi } from './server.ts';

const installed = installedPostgres();
const older =
  installed && Number.parseInt(installed.version, 10) < Number.parseInt(shippedBinaries().version, 10)
    ? installed
    : undefined;
const describeOlder = older ? describe : describe.skip;
const reason = older ? '' : ' (skipped: no PostgreSQL 15 to 17 is installed on this machine)';

describeOlder(`an older PostgreSQL${reason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-older-'));
  const sessionKey = 'a session key that is long enough for tests';
  let server: PrivateServer | undefined;
  let api: RunningApi;
  const urlOf = (database: string): string =>
    Object.assign(new URL(server?.url ?? ''), { pathname: `/${database}` }).href;
  const environment = (database: string) => ({
    DATA_DIR: join(folder, database),
    DATABASE_URL: urlOf(database),
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    SESSION_KEY: sessionKey,
    SUBURB_BOUNDARIES: 'none',
  });
  beforeAll(async () => {
    server = await startPrivateServer(older ? { binaries: older } : {});
    const admin = databaseOver(await openServerPool(server.url, { size: 1 }));
    for (const name of ['site', 'copy']) await sql`create database ${sql.id(name)}`.execute(admin);
    await admin.destroy();
    const empty = await openDatabase({ dataDir: folder, databaseUrl: urlOf('site') });
    // A few places in place of the 15,281 built-in ones.
    await fillTestPlaces(empty);
    await fillTestMembers(empty);
    const homes = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, locality_id: 1 + (at % 5), bedrooms: at % 4 }));
    await fillTestListings(empty, homes, testNow);
    await refreshSuggestions(empty);
    await empty.destroy();
    api = await startApi(readSettings(environment('site')));
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string) => fetch(`${api.address}${path}`);
  async function graph(query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as ReturnType<typeof JSON.parse>;
    expect(errors).toBeUndefined();
    return data;
  }
  /** A home for sale, and where it is. */
  async function someHome() {
    const { rows } = await sql<{ id: number; uri: string; slug: string; name: string; west: number; south: number }>`
      select o.id, o.uri, l.slug, l.name, o.longitude as west, o.latitude as south
      from listing o join locality l on l.id = o.locality_id join listing_search s on s.id = o.id and s.mode = 1
      where o.longitude is not null order by o.id limit 1`.execute(api.service.database);
    const [home] = rows;
    if (home === undefined) throw new Error('There is no home for sale.');
    return home;
  }

  test('[DATA-01] migrations make the tables in an empty database of its own', async () => {
    const { rows } = await sql<{ version: string; applied: number }>`
      select current_setting('server_version') as version, (select count(*)::int from migration) as applied`.execute(
      api.service.database,
    );
    expect(rows).toEqual([
      { version: expect.stringMatching(`^${older?.version ?? ''}\\b`), applied: productMigrations().length },
    ]);
  });

  test('[DATA-01] it supports a search with its facets, a listing, suggestions, agents, places and a tile of the map', async () => {
    const { id, uri, slug, name, west, south } = await someHome();
    const found = await graph(
      `query ($query: ListingSearchQuery!, $uri: String!, $slug: String!, $term: String!) {
        listingSearch(query: $query) { total results { id } aggregations { beds { value count } propertyTypes { value
          count } priceHistogram { count } } }
        listingByUri(uri: $uri) { id similar(take: 3) { id } }
        locationSearch(filter: { term: $term, take: 8 }) { label }
        locationOverview(identifier: $slug) { location { slug } surroundingSuburbs { slug } }
        agents(json: "{\\"take\\": 5}") { total results { name } }
      }`,
      {
        uri,
        slug,
        term: name.slice(0, -1),
        query: {
          searchMode: 'location',
          statusType: 'buy',
          locationSearchContext: { searchLocations: [{ slug }], includeSurroundingSuburbs: false },
          paging: { skip: 0, take: 25 },
        },
      },
    );
    expect(found).toMatchObject({
      listingByUri: { id: String(id) },
      locationSearch: expect.arrayContaining([{ label: expect.stringContaining(name) }]),
      locationOverview: { location: { slug } },
      agents: { results: expect.arrayContaining([{ name: expect.any(String) }]) },
    });
    const { total, results, aggregations } = found.listingSearch;
    expect(results).toContainEqual({ id: String(id) });
    expect(results).toHaveLength(total);
    expect(aggregations.propertyTypes.length).toBeGreaterThan(0);
    const level = 12;
    const [x, y] = [(west + 180) / 360, (1 - Math.asinh(Math.tan((south * Math.PI) / 180)) / Math.PI) / 2];
    const tile = await get(
      `/tiles/listings/${level}/${Math.floor(x * 2 ** level)}/${Math.floor(y * 2 ** level)}.mvt?search=${encodeURIComponent('/for-sale/australia/real-estate?context=map&bounds=-56,92,-5,170')}`,
    );
    expect([tile.status, (await tile.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  });

  test('[DATA-01] its queue of jobs matches a listing that is back on the market with an alert', async () => {
    const { database, jobs } = api.service;
    const { id, slug } = await someHome();
    const authorization = `Bearer ${await signAccess(testMembers.mara, new TextEncoder().encode(sessionKey))}`;
    const searchParams = {
      statusType: 'buy',
      searchMode: 'location',
      locationSearchContext: { searchLocations: [{ slug }] },
    };
    const { addAlert } = await graph(
      'mutation ($input: AddAlertInput!) { addAlert(input: $input) { id unseenListingIds } }',
      { input: { name: 'Near home', searchParams } },
      { authorization },
    );
    expect(addAlert.unseenListingIds).toEqual([]);
    for (const status of ['removed', 'available']) {
      await sql`update listing set status = ${status} where id = ${id}`.execute(database);
      await refreshSearchRows(database, [id], listingSubscribers);
    }
    const unseen = () =>
      sql<{ id: number }>`select listing_id as id from alert_listing where alert_id = ${Number(addAlert.id)}`
        .execute(database)
        .then(({ rows }) => rows);
    // The API does its jobs by itself, too.
    while ((await unseen()).length === 0) await jobs.drain();
    expect(await unseen()).toEqual([{ id }]);
  });

  test('[DATA-01] its backup is restored into another database', async () => {
    const file = join(folder, 'site.backup');
    const complained: string[] = [];
    const data = (words: readonly string[], database: string) =>
      runCommand(words, {
        environment: environment(database),
        say: () => undefined,
        complain: (line) => complained.push(line),
      });
    expect([await data(['backup', file], 'site'), await data(['restore', file], 'copy'), complained]).toEqual([
      0,
      0,
      [],
    ]);
    const copy = await openDatabase({ dataDir: join(folder, 'copy'), databaseUrl: urlOf('copy') });
    const counted = sql<object>`select (select count(*)::int from listing) as listings, (select count(*)::int
      from member) as members, (select count(*)::int from alert_listing) as matched, (select count(*)::int
      from locality) as places`;
    try {
      expect((await counted.execute(copy)).rows).toEqual((await counted.execute(api.service.database)).rows);
    } finally {
      await copy.destroy();
    }
  });
});
