import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [
    { id: 1 },
    { id: 2, street_visible: false },
    { id: 3, status: 'removed' },
    { id: 4, published: false },
    { id: 5, latitude: null, longitude: null },
    { id: 6, latitude: -20, longitude: 120, locality_id: 5 },
    { id: 7, street: '' },
    { id: 8, position_approximate: true },
  ]);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
const read = async (path: string) => {
  const response = await fetch(`${service.address}${path}`);
  return { status: response.status, body: await response.json() };
};
const graph = async (id: number) => {
  const { body } = await service.graph({
    query: `{ listing(id: ${id}) { schools(take: 3) { areKnown measuredFrom results { name kind sector suburb distanceMetres } } } }`,
  });
  expect(body.errors).toBeUndefined();
  return body.data?.['listing']?.schools;
};

/** A square whose southern edge is at a latitude. */
const around = (south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [144.9, south],
      [145.1, south],
      [145.1, -37.7],
      [144.9, -37.7],
      [144.9, south],
    ],
  ],
});

test('[REST-03, GQL-09] without an imported list there are no data on schools, and the response states it', async () => {
  expect(await read('/listing/1/schools')).toEqual({
    status: 200,
    body: { areKnown: false, measuredFrom: 'address', results: [], nearest: [], catchments: [] },
  });
  expect(await graph(1)).toEqual({ areKnown: false, measuredFrom: 'address', results: [] });
});

describe('with schools', () => {
  beforeAll(async () => {
    await sql`insert into school (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude,
      longitude)
      select n::text, 'School ' || n, 'school-' || n, 'primary', 'Government', 1, 'VIC', '3121', -37.82, 145 + n * 0.01
        from generate_series(1, 30) n`.execute(database);
    await sql`insert into school (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude,
      longitude) values
      ('x', 'Northern College', 'northern-college', 'secondary', 'Catholic', 2, 'VIC', '3121', -37.8100, 145.0),
        ('y', 'Far Academy', 'far-academy', 'combined', 'Independent', null, 'WA', null, -31, 115)`.execute(database);
  });

  test('[LIST-38] an approximate position is no place to measure from: the schools of its suburb, without distances', async () => {
    const { body } = await read('/listing/8/schools');
    expect([body.measuredFrom, body.results[0]?.distanceMetres]).toEqual(['suburb', null]);
    expect((await graph(8)).measuredFrom).toBe('suburb');
  });

  test('[REST-03] the twenty nearest, with metres in a straight line, nearest first', async () => {
    const { body } = await read('/listing/1/schools');
    expect([body.areKnown, body.measuredFrom, body.results.length]).toEqual([true, 'address', 20]);
    expect(body.results.slice(0, 3)).toEqual([
      {
        id: 1,
        name: 'School 1',
        slug: 'school-1',
        kind: 'primary',
        sector: 'Government',
        suburb: 'Richmond',
        stateCode: 'VIC',
        postcode: '3121',
        distanceMetres: 878,
      },
      {
        id: 31,
        name: 'Northern College',
        slug: 'northern-college',
        kind: 'secondary',
        sector: 'Catholic',
        suburb: 'Cremorne',
        stateCode: 'VIC',
        postcode: '3121',
        distanceMetres: 1112,
      },
      {
        id: 2,
        name: 'School 2',
        slug: 'school-2',
        kind: 'primary',
        sector: 'Government',
        suburb: 'Richmond',
        stateCode: 'VIC',
        postcode: '3121',
        distanceMetres: 1757,
      },
    ]);
    expect((await read('/listing/1/schools?take=2')).body.results).toHaveLength(2);
    expect(await graph(1)).toMatchObject({
      areKnown: true,
      measuredFrom: 'address',
      results: [{ name: 'School 1', distanceMetres: 878 }, { name: 'Northern College' }, { name: 'School 2' }],
    });
  });

  test('[REST-03, LIST-14] a hidden address returns those of its suburb, by name and without distances', async () => {
    for (const id of [2, 5, 7]) {
      const { body } = await read(`/listing/${id}/schools?take=3`);
      expect(body).toMatchObject({
        areKnown: true,
        measuredFrom: 'suburb',
        results: [{ name: 'School 1', distanceMetres: null }, { name: 'School 10' }, { name: 'School 11' }],
      });
    }
    expect(await graph(2)).toMatchObject({
      measuredFrom: 'suburb',
      results: [{ distanceMetres: null }, { distanceMetres: null }, { distanceMetres: null }],
    });
  });

  test('[LOC-51] the nearest of each level and sector, and the schools whose catchment has the home, if its address is public', async () => {
    await sql`insert into school_catchment (school_id, level, west, south, east, north, outline)
      select id, 'primary', 144.9, -37.9, 145.1, -37.7, ${JSON.stringify(around(-37.9))}::jsonb from school
        where acara_id = '3'
      union all select id, 'secondary', 144.9, -37.9, 145.1, -37.7, ${JSON.stringify(around(-37.8))}::jsonb from school
        where acara_id = 'x'`.execute(database);
    const named = (found: { level: string; school: { name: string; distanceMetres: number } }[]) =>
      found.map(({ level, school }) => `${level} ${school.name}`);
    const { body } = await read('/listing/1/schools?take=1');
    expect(named(body.nearest)).toEqual(['primary School 1', 'secondary Northern College']);
    // The other one's box has it, its outline does not.
    expect(named(body.catchments)).toEqual(['primary School 3']);
    expect(body.catchments[0].school.distanceMetres).toBe(2635);
    const { body: response } = await service.graph({
      query: '{ listing(id: 1) { schools { nearest { level } catchments { level school { name } } } } }',
    });
    expect(response.data?.['listing']?.schools.catchments).toEqual([
      { level: 'primary', school: { name: 'School 3' } },
    ]);
    for (const id of [2, 8])
      expect((await read(`/listing/${id}/schools`)).body).toMatchObject({ nearest: [], catchments: [] });
  });

  test('[REST-03] schools farther than fifty kilometres are not listed', async () => {
    expect((await read('/listing/6/schools')).body).toMatchObject({ areKnown: true, results: [], nearest: [] });
  });

  test('[REST-03, REST-12] unknown and unpublished listings are not found, a removed one returns 410, invalid input is named', async () => {
    expect([
      (await read('/listing/99/schools')).status,
      (await read('/listing/4/schools')).status,
      (await read('/listing/3/schools')).status,
    ]).toEqual([404, 404, 410]);
    expect((await read('/listing/1/schools?take=500')).body).toMatchObject({
      status: 422,
      errors: [{ field: 'take' }],
    });
    expect(await graph(3)).toBeNull();
  });
});
