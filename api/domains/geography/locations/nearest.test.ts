import { sql } from 'kysely';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { nearestPlaces } from './nearest.ts';
import { queryAs, placesApi, square } from '../pages/test-places.ts';
import { boundaryText } from './well-known-text.ts';

let api: TestApi;
let database: TestApi['database'];
let service: TestApi['service'];
let visitor: TestApi['as']['visitor'];
beforeAll(async () => {
  api = await placesApi();
  ({ database, service } = api);
  ({ visitor } = api.as);
});
afterAll(() => api.close());
const requested = (query: string, who?: keyof TestApi['as']) => queryAs(api, query, who);

test('[LOC-06, REST-06, REST-11] the boundary of a location, cached for ten minutes; without one, not found', async () => {
  const response = await fetch(`${service.address}/location/1/spatial`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
  expect(await response.json()).toEqual({
    id: 1,
    approximate: true,
    credit: null,
    geoJson: square,
    wellKnownText: expect.stringMatching(/^POLYGON\(\(/),
  });
  expect(
    (
      await fetch(`${service.address}/location/1/spatial`, {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
  expect((await visitor.call('GET', '/location/2/spatial')).status).toBe(404);
  await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry)
    values (2, false, 144.99, -37.83, 145.01, -37.81, ${JSON.stringify(square)}::jsonb)`.execute(database);
  expect((await visitor.call('GET', '/location/2/spatial')).body).toMatchObject({
    approximate: false,
    credit: expect.stringContaining('Australian Bureau of Statistics'),
  });
});

test('[LOC-06] well-known text of a place of several parts with holes', () => {
  expect(
    boundaryText(
      JSON.stringify({
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [1, 2],
              [3, 4],
              [1, 2],
            ],
          ],
          [
            [
              [5, 6],
              [7, 8],
              [5, 6],
            ],
            [
              [5.5, 6.5],
              [5.6, 6.6],
              [5.5, 6.5],
            ],
          ],
        ],
      }),
    ),
  ).toBe('MULTIPOLYGON(((1 2, 3 4, 1 2)), ((5 6, 7 8, 5 6), (5.5 6.5, 5.6 6.6, 5.5 6.5)))');
});

test('[LOC-06, REST-06, REST-11] the five nearest to a position and beside a place, in metres', async () => {
  const near = (path: string) =>
    visitor
      .call('GET', path)
      .then(({ body }) =>
        body.results.map(({ id, distanceMetres }: { id: number; distanceMetres: number }) => [id, distanceMetres]),
      );
  const [first, second] = await near('/location/1/-37.8295/144.9905');
  expect([first[0], Math.abs(first[1] - 71) < 2, second[0]]).toEqual([2, true, 1]);
  expect((await near('/location/nearest/-37.82/145')).map(([id]: [number]) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(await near('/location/nearest/-37.82/145?take=1')).toEqual([[1, 0]]);
  expect((await near('/location/1/nearby')).map(([id]: [number]) => id)).toEqual([2, 3, 4, 5]);
  expect([
    (await visitor.call('GET', '/location/99/-37.8/145')).status,
    (await visitor.call('GET', '/location/1/north/145')).status,
    (await visitor.call('GET', '/location/1/51.5/0')).status,
    (await visitor.call('GET', '/location/99/nearby')).status,
  ]).toEqual([404, 422, 422, 404]);
});

test('[LOC-06] the nearest by the graph API too; a position elsewhere is rejected', async () => {
  const { nearestLocations } = await requested(
    '{ nearestLocations(latitude: -37.8295, longitude: 144.9905) { distanceMetres location { slug } } }',
  );
  expect(nearestLocations).toHaveLength(5);
  expect(nearestLocations[0]).toMatchObject({ location: { slug: 'cremorne-vic-3121' } });
  for (const [field, position] of [
    ['latitude', 'latitude: 51.5, longitude: 145'],
    ['longitude', 'latitude: -37, longitude: 0'],
  ] as const) {
    expect(
      (await visitor.graph(`{ nearestLocations(${position}) { distanceMetres } }`)).errors?.[0]?.message,
    ).toContain(`${field}`);
  }
});

test('[SRCH-51] of the suburbs around a position, which one it lies in by its boundary', async () => {
  const around = async (latitude: number): Promise<readonly string[]> =>
    (
      await requested(
        `{ nearestLocations(latitude: ${latitude}, longitude: 145) { containsPosition location { slug } } }`,
      )
    ).nearestLocations
      .filter(({ containsPosition }: { containsPosition: boolean }) => containsPosition)
      .map(({ location }: { location: { slug: string } }) => location.slug);
  expect(await around(-37.82)).toContain('richmond-vic-3121');
  expect(await around(-37.82)).not.toContain('burnley-vic-3121');
  expect(await around(-37.8)).toEqual([]);
});

test('[LOC-06] nearest is exact where degrees of longitude are short', async () => {
  await sql`insert into locality (id, slug, name, state_code, latitude, longitude, setting, time_zone) values
    (11, 'east-tas', 'East', 'TAS', -43, 147.013, 'rural', 'Australia/Hobart'),
      (12, 'south-tas', 'South', 'TAS', -43.012, 147, 'rural', 'Australia/Hobart')`.execute(database);
  expect(
    (await nearestPlaces(database, -43, 147, 1)).map(({ locality, distanceMetres }) => [locality.name, distanceMetres]),
  ).toEqual([['East', 1057]]);
  await sql`delete from locality where id in (11, 12)`.execute(database);
});
