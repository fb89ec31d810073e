import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { databaseWithPlaces } from '../../../test-kit/built-in-places.ts';
import { builtInLocalitiesFile } from './gazetteer.ts';
import { importLocalities } from './import-localities.ts';
import { outlinedLocalities } from './outlined-localities.ts';

let database: Database;
beforeAll(async () => {
  database = await databaseWithPlaces();
});
afterAll(() => database.destroy());

const localities = async () =>
  (
    await sql<{
      slug: string;
      postcode: string | null;
      code: string | null;
    }>`select slug, postcode, abs_code as code from locality order by id`.execute(database)
  ).rows;

test('[DATA-21] the built-in table is the one of the built-in boundaries, each locality with a pin inside its outline', async () => {
  expect(await outlinedLocalities()).toBe(readFileSync(builtInLocalitiesFile, 'utf8'));
});

test('[DATA-21] a new site has all 15,281 localities of the country, each with a postcode', async () => {
  const known = await localities();
  expect([known.length, known.filter(({ code }) => code !== null).length]).toEqual([15_282, 15_281]);
  expect(known.filter(({ postcode }) => postcode === null)).toEqual([]);
  // The Bureau has its suburbs only.
  expect(known.filter(({ code }) => code === null).map(({ slug }) => slug)).toEqual(['canberra-act-2601']);
});

test('[DATA-21] loading them again, or a list of the same places without codes, changes and adds nothing', async () => {
  const before = await localities();
  const again = await importLocalities(database, createReadStream(builtInLocalitiesFile));
  expect(again).toMatchObject({ created: 0, updated: 0, renamed: 0, dropped: [] });
  const [header = '', ...lines] = readFileSync(builtInLocalitiesFile, 'utf8').trim().split('\n');
  const tasmania = lines
    .filter((line) => line.includes(',TAS,'))
    .map((line) => line.toUpperCase().replace(/,6\d{4},/, ',,'));
  const list = await importLocalities(database, Readable.from([Buffer.from([header, ...tasmania, ''].join('\n'))]));
  expect(list).toMatchObject({ created: 0, renamed: 0 });
  expect(await localities()).toEqual(before);
});
