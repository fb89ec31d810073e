import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { runData, readJson } from '../command.ts';
import { site } from '../site.ts';

interface Report {
  readonly files: readonly {
    readonly report: {
      readonly listings: readonly {
        readonly uniqueId: string;
        readonly outcome: string;
        readonly uri: string | null;
        readonly notes: readonly { readonly code: string }[];
      }[];
    };
  }[];
}

const importFeed = (file: string): Promise<Report> => readJson<Report>(runData('import', 'reaxml', file, '--json'));

const record = (id: string, street: string, display: 'yes' | 'no', extra = ''): string => `
  <residential modTime="2026-11-20-09:30:00" status="current">
    <agentID>JOURNEY1</agentID><uniqueID>${id}</uniqueID><authority value="sale"/><underOffer value="no"/>
    <listingAgent id="1"><name>Peta Lowe</name><telephone type="mobile">0491 570 006</telephone><email>peta@journey.example</email></listingAgent>
    <price display="${display}">${display === 'yes' ? 987000 : 876543}</price>
    <address display="${display}"><streetNumber>7</streetNumber><street>${street}</street><suburb display="yes">Abbotsford</suburb><state>VIC</state><postcode>3067</postcode></address>
    <category name="House"/><headline>${street} journey</headline><description>A house for a journey. ${extra}</description>
    <features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages></features>
    <extraFields table="extra"><eField name="geoLat">-37.803</eField><eField name="geoLong">144.998</eField></extraFields>
  </residential>`;

const results = '/for-sale/abbotsford-vic-3067/real-estate?surrounding=false&sort=newest';

/**
 * The results as a visitor without script is sent them: hosts see within a quarter of a second what a command wrote.
 */
const resultsNow = async (): Promise<string> => (await fetch(`${site}${results}`)).text();

test('[DATA-02, DATA-07, LIST-14] a feed imported by command is on the site at once; what is hidden stays hidden everywhere', async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-journey-'));
  const file = join(folder, 'feed.xml');
  writeFileSync(
    file,
    `<?xml version="1.0"?><propertyList date="2026-11-20-09:30:00" username="secret-user" password="secret-word">
    ${record('OPEN1', 'Wattle Journey Street', 'yes')}${record('HIDDEN1', 'Secret Journey Lane', 'no')}</propertyList>`,
  );
  try {
    const report = await importFeed(file);
    const listings = report.files.flatMap((each) => each.report.listings);
    expect(listings.map(({ uniqueId, outcome }) => [uniqueId, outcome])).toEqual([
      ['OPEN1', 'created'],
      ['HIDDEN1', 'created'],
    ]);
    expect(JSON.stringify(report)).not.toContain('secret-word');

    await expect.poll(resultsNow).toContain('Wattle Journey Street');
    await page.goto(results);
    await expect(page.getByRole('link', { name: '7 Wattle Journey Street, Abbotsford, VIC 3067' })).toBeVisible();
    expect(await page.content()).not.toContain('Secret Journey Lane');
    await page.getByRole('link', { name: '7 Wattle Journey Street, Abbotsford, VIC 3067' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Wattle Journey Street');

    const hidden = listings[1]?.uri as string;
    expect(hidden).not.toContain('secret');
    const response = await request.get(`/property/${hidden.replace(/^\/?(property\/)?/, '')}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('Address available on request');
    for (const secret of ['Secret Journey Lane', '876543', '876,543', '144.998', '-37.803'])
      expect(html, secret).not.toContain(secret);

    const graph = await (
      await request.post('/graphql', {
        data: {
          query: `{ listingSearch(query: {statusType: buy, searchMode: map, locationSearchContext: {wellKnownText: "POLYGON((144.99 -37.81, 145.01 -37.81, 145.01 -37.79, 144.99 -37.79, 144.99 -37.81))"}, paging: {take: 100}}) { results { uri address { street latitude } } markers { uri } } }`,
        },
      })
    ).text();
    expect(graph).toContain('7-wattle-journey-street');
    expect(graph).not.toContain(hidden.replace(/^\/?(property\/)?/, ''));

    const second = await importFeed(file);
    expect(second.files.flatMap((each) => each.report.listings).map((each) => each.outcome)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[DATA-08] a feed that is truncated or references other files is reported; its complete listings are imported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-journey-'));
  const file = join(folder, 'cut.xml');
  const whole = `<?xml version="1.0"?><propertyList date="2026-11-20-09:30:00">${record('CUT1', 'First Cut Street', 'yes')}${record('CUT2', 'Second Cut Street', 'yes')}</propertyList>`;
  try {
    writeFileSync(file, whole.slice(0, whole.indexOf('Second Cut Street') + 200));
    const cut = await runData('import', 'reaxml', file);
    expect(cut.status).toBe(1);
    expect(cut.output + cut.complaints).toMatch(/CUT1.*created|created.*CUT1/);
    await expect.poll(resultsNow).toContain('First Cut Street');

    writeFileSync(
      file,
      `<?xml version="1.0"?><!DOCTYPE propertyList [<!ENTITY secret SYSTEM "file:///etc/passwd">]><propertyList>${record('XXE1', 'Entity Street', 'yes', '&secret;')}</propertyList>`,
    );
    const entity = await runData('import', 'reaxml', file);
    expect(entity.status).toBe(1);
    expect(entity.output + entity.complaints).toMatch(/entit/i);
    expect(entity.output + entity.complaints).not.toContain('root:');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
