import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TestDatabase } from '../../test-kit/test-database.ts';
import { databaseUrlWithPlaces } from '../../test-kit/built-in-places.ts';
import { startApi } from '../server.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { runCommand } from './run.ts';

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-data-command-'));
  database = await databaseUrlWithPlaces();
  environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    API_PORT: '0',
    SUBURB_BOUNDARIES: 'none',
  };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function data(...words: string[]): Promise<{ code: number; printed: string[]; complained: string[] }> {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    environment,
    say: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed, complained };
}

test('[DATA-04] a command with wrong arguments shows its usage, with exit code 2', async () => {
  expect(await data()).toMatchObject({
    code: 2,
    complained: [
      'Which command?',
      expect.stringContaining(
        'usage: npm run data -- import reaxml FILE… [--json]\nusage: npm run data -- import localities',
      ),
    ],
  });
  expect(await data('frob', 'x')).toMatchObject({
    code: 2,
    complained: ['There is no command "frob x".', expect.stringContaining('usage:')],
  });
  expect(await data('import', 'reaxml')).toMatchObject({
    code: 2,
    complained: ['FILE is missing', expect.any(String)],
  });
  for (const [what, format] of [
    ['schools', 'CSV'],
    ['catchments', 'GEOJSON'],
  ] as const)
    expect(await data('import', what)).toMatchObject({
      code: 2,
      complained: [`${format} is missing`, expect.any(String)],
    });
});

test('[DATA-15] help exists for everything, a group or a command, with exit code 0; half a command lists the rest', async () => {
  const importUsage = [
    'usage: npm run data -- import reaxml FILE… [--json]',
    'usage: npm run data -- import localities CSV [--boundaries FILE…] [--dry-run] [--retire-missing] [--json]',
  ];
  for (const words of [
    ['import', '--help'],
    ['help', 'import'],
    ['-h', 'import'],
  ]) {
    const { code, printed } = await data(...words);
    expect([words, code, printed.join('\n').split('\n').slice(0, 2), printed.join().includes('backup')]).toEqual([
      words,
      0,
      importUsage,
      false,
    ]);
  }
  for (const words of [
    ['import', 'localities', '--help'],
    ['import', 'localities', 'file.csv', '-h'],
    ['help', 'import', 'localities'],
  ])
    expect([words, await data(...words)]).toEqual([words, { code: 0, printed: [importUsage[1]], complained: [] }]);
  expect((await data('--help')).printed.join()).toMatch(/import reaxml.*admin add.*backup/su);
  expect(await data('frob', '--help')).toMatchObject({ code: 2, complained: ['There is no command "frob".'] });
  expect(await data('office', 'key', 'x')).toMatchObject({
    code: 2,
    complained: ['OFFICE is the office\'s number, not "x"', expect.any(String)],
  });
  expect(await data('office', 'invite')).toMatchObject({
    complained: [expect.stringMatching(/^OFFICE is missing/), expect.any(String)],
  });
  const bare = await data('import');
  expect([bare.code, bare.complained[0], bare.complained[1]?.startsWith(importUsage.join('\n')), bare.printed]).toEqual(
    [
      2,
      '"import" is not a whole command: import reaxml or import localities or import schools or import catchments or import census or import addresses?',
      true,
      [],
    ],
  );
});

const listing = (
  id: string,
) => `<residential modTime="2026-11-01-10:00:00" status="current"><agentID>VALE</agentID><uniqueID>${id}</uniqueID>
  <authority value="sale"/><underOffer value="no"/><price display="yes">900000</price>
  <address display="yes"><streetNumber>39</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>VIC</state><postcode>3121</postcode><country>AUS</country></address>
  <category name="House"/><headline>Home</headline><description>A home.</description></residential>`;

/** As of a running site: figures, then the list of their suburbs, as a dry run and again. */
async function importsCensus(): Promise<void> {
  const [persons, suburbs] = [join(folder, 'persons.csv'), join(folder, 'suburbs.csv')];
  writeFileSync(persons, 'SAL_CODE_2021,Tot_P_P\nSAL22170,28587\nSAL20001,many\n');
  writeFileSync(suburbs, 'SAL_CODE_2021,SAL_NAME_2021\nSAL22170,Richmond (Vic.)\nSAL29797,No usual address (Vic.)\n');
  const dropped = 'persons.csv line 3: dropped (Tot_P_P is "many", which is not a whole number.)';
  const unmatched = 'suburbs.csv line 3: no suburb for No usual address (Vic.) (It is not a place.)';
  const saidOfSuburbs = 'suburbs.csv: 2 rows, 2 created, 0 updated, 0 unchanged, 0 dropped, 1 without a suburb';
  expect(await data('import', 'census', suburbs, '--dry-run')).toEqual({
    code: 0,
    complained: [],
    printed: [
      unmatched,
      saidOfSuburbs,
      'suburbs matched so far: 1, with figures: 0',
      'Nothing was changed: this was a dry run.',
    ],
  });
  expect(await data('import', 'census', persons, suburbs)).toEqual({
    code: 0,
    complained: [],
    printed: [
      dropped,
      'persons.csv: 2 rows, 1 created, 0 updated, 0 unchanged, 1 dropped',
      'suburbs matched so far: 0, with figures: 0',
      unmatched,
      saidOfSuburbs.replace('2 created, 0 updated', '1 created, 1 updated'),
      'suburbs matched so far: 1, with figures: 1',
    ],
  });
  const again = await data('import', 'census', persons, suburbs, '--json');
  expect(JSON.parse(again.printed[0] ?? '')).toMatchObject([
    { kind: 'figures', unchanged: 1 },
    { kind: 'areas', unchanged: 2, suburbsWithFigures: 1 },
  ]);
  const none = join(folder, 'none.csv');
  writeFileSync(none, 'postcode\n3121\n');
  expect(await data('import', 'census', none)).toMatchObject({
    code: 1,
    complained: [expect.stringMatching(/none\.csv: .*names no column SAL_CODE_2021/)],
  });
  expect(await data('import', 'census')).toMatchObject({
    code: 2,
    complained: ['CSV is missing', expect.any(String)],
  });
}

/** As of a running site: an address file, in a part and from a line on, compressed, and files that are none. */
async function importsAddresses(): Promise<void> {
  const head =
    'FLAT_NUMBER|NUMBER_FIRST|NUMBER_LAST|LOT_NUMBER|STREET_NAME|STREET_TYPE|LOCALITY_NAME|STATE|POSTCODE|LATITUDE|LONGITUDE';
  const row = (number: string) => `|${number}|||MAIN|ROAD|RICHMOND|VIC|3121|-37.82${number}|145.00${number}`;
  const lines = [head, ...Array.from({ length: 12 }, (_, at) => row(String(at + 30))), row('none')];
  const file = join(folder, 'addresses.psv.gz');
  writeFileSync(file, gzipSync(lines.join('\r\n')));
  const dropped = 'addresses.psv.gz: 1 dropped, the first in line 14: It has no readable number.';
  expect(await data('import', 'addresses', file, '--dry-run')).toEqual({
    code: 0,
    complained: [],
    printed: [
      dropped,
      'addresses.psv.gz: 13 rows, 12 created, 0 updated, 0 unchanged, 1 dropped',
      'Nothing was changed: this was a dry run.',
    ],
  });
  // Two listings of the feed above have one address and no coordinates.
  expect((await data('import', 'addresses', file)).printed).toEqual([
    dropped,
    'addresses.psv.gz: 13 rows, 12 created, 0 updated, 0 unchanged, 1 dropped',
    expect.stringMatching(/^2 listings placed at their address, \d+ approximately$/),
  ]);
  expect((await data('import', 'addresses', file, '--from', '11')).printed).toEqual([
    dropped,
    'addresses.psv.gz: 4 rows, 0 created, 0 updated, 3 unchanged, 1 dropped',
    '0 listings placed at their address, 0 approximately',
  ]);
  const long = join(folder, 'long.psv');
  writeFileSync(long, `${head}\n${row('1')}\n${'x'.repeat(300_000)}`);
  const other = join(folder, 'other.psv');
  writeFileSync(other, 'a|b\n1|2\n');
  const broken = join(folder, 'broken.psv.gz');
  writeFileSync(broken, 'no gzip');
  const complaints = [];
  for (const each of [long, other, broken, join(folder, 'none.psv')])
    complaints.push((await data('import', 'addresses', each)).complained.join());
  expect(complaints).toEqual([
    expect.stringContaining('a line of more than 100000 characters'),
    expect.stringContaining('names no column number_first'),
    expect.stringContaining("can't be read"),
    expect.stringContaining('File not found.'),
  ]);
  expect(await data('import', 'addresses', file, '--from', '1')).toMatchObject({
    code: 2,
    complained: ['--from is the number of a line, from 2', expect.any(String)],
  });
}

test('[DATA-18, DATA-26, DATA-28] feeds, addresses and the Census load with and without the site', async () => {
  const good = join(folder, 'good.xml');
  const broken = join(folder, 'broken.xml');
  writeFileSync(good, `<propertyList>${listing('A1')}${listing('A2')}</propertyList>`);
  writeFileSync(broken, `<propertyList>${listing('B1')}<residential>`);
  const running = await startApi(readSettings(environment));
  try {
    const imported = await data('import', 'reaxml', good);
    expect(imported).toMatchObject({ code: 0, complained: [] });
    expect(imported.printed).toEqual([
      expect.stringMatching(
        /^good\.xml 1: created residential VALE A1 \/property\/39-main-road-richmond-vic-3121-house-\d+/,
      ),
      expect.stringMatching(/^good\.xml 2: created residential VALE A2/),
      'good.xml: 2 listings, 2 created',
    ]);
    await importsAddresses();
    await importsCensus();
  } finally {
    await running.close();
  }
  const [empty, large] = [join(folder, 'empty.xml'), join(folder, 'large.xml')];
  mkdirSync(join(folder, 'folder'));
  for (const [file, length] of [
    [empty, 0],
    [large, 51 * 1024 * 1024],
  ] as const) {
    writeFileSync(file, '');
    truncateSync(file, length);
  }
  const mixed = await data(
    'import',
    'reaxml',
    broken,
    join(folder, 'missing.xml'),
    join(folder, 'folder'),
    empty,
    large,
    good,
    '--json',
  );
  expect(mixed.code).toBe(1);
  expect(mixed.complained).toEqual([
    expect.stringContaining('broken.xml: '),
    expect.stringMatching(/missing\.xml: File not found\.$/),
    expect.stringMatching(/folder: is a folder\. Name the files in it\.$/),
    expect.stringMatching(/empty\.xml: is empty\.$/),
    expect.stringMatching(/large\.xml: is larger than 50 MB\. Split it into smaller files\.$/),
  ]);
  const { files } = JSON.parse(mixed.printed[0] ?? '') as { files: { report?: { counts: Record<string, number> } }[] };
  expect(files[5]?.report?.counts).toMatchObject({ unchanged: 2 });
});
