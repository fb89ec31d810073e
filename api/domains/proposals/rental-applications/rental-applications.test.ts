import sharp from 'sharp';
import { sql } from 'kysely';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { claimedPicture } from '../../../platform/picture-decoding/test-pictures.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { rentalSteps, smallPdf, testRentals } from './test-rentals.ts';

let api: TestApi;
let steps: ReturnType<typeof rentalSteps>;
beforeAll(async () => {
  api = await testRentals();
  steps = rentalSteps(api);
});
afterAll(() => api.close());
beforeEach(() =>
  emptyTables(api.database, [
    'rental_application',
    'rental_document',
    'rental_profile',
    'rental_opening',
    'rental_application_document',
    'idempotency',
    'throttle',
    'mail',
  ]),
);

/** Mara's application to home 1, with a document. */
async function sent(): Promise<{ id: string; document: string }> {
  await steps.save('mara');
  const document = (await steps.upload('mara', smallPdf)).body.id;
  const { data, message } = await steps.apply('mara', 1);
  expect(message).toBeUndefined();
  return { id: data?.['sendRentalApplication'].id, document };
}
const mails = async (): Promise<string[]> =>
  (
    await sql<{ line: string }>`select email || ': ' || subject as line from mail order by queued_at, key`.execute(
      api.database,
    )
  ).rows.map(({ line }) => line);

test('[MEMB-70] a profile is validated at its fields, normalised, replaced as a whole, and deleted', async () => {
  expect(await steps.save('visitor')).toMatchObject({ code: 'SIGNED_OUT' });
  const wrong = await steps.save('mara', { phone: '12', children: 'xy', weeklyIncome: 'a lot' });
  expect(wrong.message).toMatch(/phone: .*0412 345 678.*children: .*weeklyIncome: /);
  expect((await steps.save('mara', { address: 'x'.repeat(201) })).message).toMatch(/^address: /);
  expect((await steps.save('mara')).data?.['saveRentalProfile']).toMatchObject({
    phone: '0412 345 678',
    weeklyIncome: '1850',
  });
  const before = await steps.version('mara');
  await steps.save('mara', { pets: '' });
  expect(await steps.version('mara')).not.toBe(before);
  await steps.upload('mara', smallPdf);
  await steps.graph('mara', 'mutation { deleteRentalProfile }');
  expect((await steps.graph('mara', '{ ownRentalProfile { version } }')).data).toEqual({ ownRentalProfile: null });
  expect((await sql`select from rental_document`.execute(api.database)).rows).toEqual([]);
});

test('[MEMB-71, SEC-112] documents are PDFs or redrawn pictures; anything else is rejected, whatever it claims to be', async () => {
  expect((await steps.upload('mara', smallPdf)).status).toBe(409);
  await steps.save('mara');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [body, type, status] of [
    ['<!doctype html><script>alert(1)</script>', 'text/html', 415],
    ['<!doctype html><script>alert(1)</script>', 'application/pdf', 422],
    [svg, 'image/svg+xml', 415],
    [svg, 'image/png', 422],
    [Buffer.from('PK\x03\x04 a zip of zeros'), 'application/octet-stream', 422],
    [smallPdf.subarray(0, 20), 'application/pdf', 422],
    ['', 'application/pdf', 422],
    [await claimedPicture(7700, 'png'), 'image/png', 422],
    [Buffer.concat([smallPdf, Buffer.alloc(5_000_000), smallPdf]), 'application/pdf', 422],
    [Buffer.alloc(5_100_000), 'application/pdf', 413],
  ] as const)
    expect([type, body.length, (await steps.upload('mara', body, type)).status]).toEqual([type, body.length, status]);
  expect((await steps.upload('mara', smallPdf, 'application/pdf', 'payslip')).status).toBe(422);
  expect((await steps.upload('visitor', smallPdf)).status).toBe(401);
  const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  expect((await steps.upload('mara', photo, 'image/jpeg')).status).toBe(201);
  const { body } = await steps.upload('mara', smallPdf);
  expect((await steps.upload('mara', smallPdf)).body.detail).toContain('2 documents of each kind');
  const { data } = await steps.graph('mara', '{ ownRentalProfile { documents { id kind type size } } }');
  const [first, second] = data?.['ownRentalProfile']?.documents ?? [];
  expect([first.type, second]).toEqual([
    'image/webp',
    { id: body.id, kind: 'identity', type: 'application/pdf', size: smallPdf.length },
  ]);
  expect((await steps.file('mara', `/rest/member/rental-documents/${first.id}`)).bytes.includes('secret place')).toBe(
    false,
  );
  const file = await steps.file('mara', `/rest/member/rental-documents/${body.id}`);
  expect([file.bytes.equals(smallPdf), file.header('content-disposition')]).toEqual([
    true,
    `attachment; filename="identity-${body.id.slice(0, 4)}.pdf"`,
  ]);
  expect([file.header('x-content-type-options'), file.header('content-security-policy')]).toEqual([
    'nosniff',
    "default-src 'none'; sandbox",
  ]);
  for (const who of ['visitor', 'noah', 'petra', 'quinn'] as const)
    expect([who, (await steps.file(who, `/rest/member/rental-documents/${body.id}`)).status]).toEqual([
      who,
      who === 'visitor' ? 401 : 404,
    ]);
});

test('[MEMB-72] consent, a complete profile as reviewed, a confirmed address and a home that is open are needed', async () => {
  expect(await steps.apply('mara', 1, { version: 'none' })).toMatchObject({ code: 'CONFLICT' });
  await steps.save('mara', { address: '' });
  expect((await steps.apply('mara', 1)).message).toContain('Current address');
  await steps.save('mara');
  expect((await steps.apply('mara', 1, { consent: false })).message).toContain('Agree to send');
  expect((await steps.apply('mara', 1, { version: 'older' })).message).toContain('has changed');
  for (const [listing, message] of [
    [3, 'not for rent'],
    [4, 'doesn’t take applications'],
    [5, 'no longer available'],
    [99, 'no such listing'],
  ] as const)
    expect((await steps.apply('mara', listing)).message).toContain(message);
  await steps.save('olive');
  expect((await steps.apply('olive', 1)).message).toContain('Confirm your email address');
  expect((await sql`select from rental_application`.execute(api.database)).rows).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('[MEMB-72] an application is sent once for a key and once to a home; both sides get a mail without its details', async () => {
  await steps.save('mara');
  const same = await Promise.all(Array.from({ length: 4 }, () => steps.apply('mara', 1)));
  expect(new Set(same.map(({ data }) => data?.['sendRentalApplication'].id)).size).toBe(1);
  expect(await steps.apply('mara', 1, { key: 'another-key' })).toMatchObject({ code: 'CONFLICT' });
  expect((await mails()).toSorted()).toEqual([
    'ada@example.com: Application from Mara Quill: 39 Main Road, Richmond, VIC 3121',
    'mara@example.com: Application sent: 39 Main Road, Richmond, VIC 3121',
  ]);
  const { rows } = await sql<{ text: string }>`select text || html as text from mail
    union all select coalesce(answer::text, '') from idempotency`.execute(api.database);
  expect(rows.filter(({ text }) => /Low Street|Jo Quill|1850|0412/.test(text))).toEqual([]);
});

test('[SEC-113] an office receives what its state permits: no pets in Victoria, pets in Queensland', async () => {
  await steps.save('mara');
  const labels = async (listing: number): Promise<string[]> =>
    (await steps.apply('mara', listing)).data?.['sendRentalApplication'].details.map(
      ({ label }: { label: string }) => label,
    );
  const [vic, qld] = [await labels(1), await labels(2)];
  expect([vic.includes('Pets'), qld.includes('Pets'), vic.includes('Children who will live there')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('[MEMB-73, PORT-60] both sides see each status; a snapshot stays; what is decided or withdrawn stays so', async () => {
  const { id, document } = await sent();
  await steps.save('mara', { adults: 'Somebody else' });
  await api.as.mara.call('DELETE', `/rest/member/rental-documents/${document}`);
  const received = (await steps.received('petra', id)).data?.['receivedRentalApplication'];
  expect([received.status, received.documents]).toEqual(['sent', [{ id: document, kind: 'identity' }]]);
  expect(JSON.stringify(received.details)).toContain('Jo Quill');
  const path = `/rest/agents/own/rental-applications/${id}/documents/${document}`;
  expect((await steps.file('petra', path)).bytes.equals(smallPdf)).toBe(true);
  for (const status of ['seen', 'shortlisted', 'shortlisted', 'seen', 'sent', 'withdrawn'])
    await steps.decide('petra', id, status);
  const own = await steps.graph(
    'mara',
    `{ ownRentalApplication(id: "${id}") { status openings { agentName what } } ownRentalApplications { total } }`,
  );
  expect(own.data).toEqual({
    ownRentalApplication: { status: 'shortlisted', openings: [{ agentName: 'Ada Lovell', what: 'identity' }] },
    ownRentalApplications: { total: 1 },
  });
  const [approved, withdrawn] = await Promise.all([steps.decide('petra', id, 'approved'), steps.withdraw('mara', id)]);
  // Whichever was first: it ends withdrawn, and is never approved after that.
  expect([withdrawn.data, ['CONFLICT', undefined]]).toEqual([
    { withdrawRentalApplication: { status: 'withdrawn' } },
    expect.arrayContaining([approved.code]),
  ]);
  expect(await steps.decide('petra', id, 'approved')).toMatchObject({ code: 'CONFLICT' });
  expect((await steps.received('petra', id)).data?.['receivedRentalApplication']).toEqual({
    status: 'withdrawn',
    name: 'Mara Quill',
    email: '',
    message: '',
    details: [],
    documents: [],
  });
  expect((await steps.file('petra', path)).status).toBe(410);
  expect(await steps.apply('mara', 1, { key: 'once-more-1' })).toMatchObject({ code: undefined });
});

test('[PORT-60] an office lists its applications by home and status; a decline is final, and the applicant is notified', async () => {
  const { id } = await sent();
  await steps.apply('mara', 6);
  const list = async (args: string) =>
    (
      await steps.graph(
        'petra',
        `{ receivedRentalApplications${args} { total counts { status count } results { id name } } receivedRentalListings { id } }`,
      )
    ).data;
  expect(await list('')).toMatchObject({
    receivedRentalApplications: { total: 2, counts: [{ status: 'sent', count: 2 }] },
    receivedRentalListings: [{ id: '6' }, { id: '1' }],
  });
  expect((await steps.decide('petra', id, 'declined')).data).toEqual({
    decideRentalApplication: { status: 'declined' },
  });
  expect(await steps.decide('petra', id, 'approved')).toMatchObject({ code: 'CONFLICT' });
  expect(await steps.withdraw('mara', id)).toMatchObject({ code: 'CONFLICT' });
  expect(await list('(listingId: "1", status: declined)')).toMatchObject({
    receivedRentalApplications: { total: 1, results: [{ id, name: 'Mara Quill' }] },
  });
  expect(await mails()).toContain('mara@example.com: Application declined: 39 Main Road, Richmond, VIC 3121');
});

test('[PORT-61] an export is a table without formulas, or one application with its documents; the applicant sees it', async () => {
  const { id, document } = await sent();
  const table = await steps.file('petra', '/rest/agents/own/rental-applications.csv?listingId=1');
  expect([table.header('content-type'), table.bytes.toString().split('\r\n').length]).toEqual([
    'text/csv; charset=utf-8',
    3,
  ]);
  expect(table.bytes.toString()).toContain("'=HYPERLINK");
  const { status, body } = await api.as.petra.call('GET', `/rest/agents/own/rental-applications/${id}`);
  expect([status, body.profile.adults, body.documents]).toEqual([
    200,
    'Jo Quill\nSam Quill',
    [
      expect.objectContaining({
        id: document,
        uri: `/rest/agents/own/rental-applications/${id}/documents/${document}`,
      }),
    ],
  ]);
  const { data } = await steps.graph('mara', `{ ownRentalApplication(id: "${id}") { openings { what } } }`);
  expect(data?.['ownRentalApplication'].openings).toEqual([{ what: 'export' }, { what: 'export' }]);
});

test('[PORT-61] an office’s admins turn applications on and off; those received stay', async () => {
  const set = 'mutation Set($takes: Boolean!) { setTakesApplications(takes: $takes) { takesApplications } }';
  const { id } = await sent();
  expect(await steps.graph('noah', 'mutation { setTakesApplications(takes: true) { id } }')).toMatchObject({
    code: undefined,
  });
  await sql`update office set takes_applications = false where id = 2`.execute(api.database);
  for (const who of ['mara', 'quinn'] as const)
    expect(await steps.graph(who, set, { takes: false })).toMatchObject({ code: 'FORBIDDEN' });
  expect((await steps.graph('petra', set, { takes: false })).data).toEqual({
    setTakesApplications: { takesApplications: false },
  });
  expect((await steps.apply('mara', 6)).message).toContain('doesn’t take applications');
  expect((await steps.received('petra', id)).code).toBeUndefined();
  await steps.graph('petra', set, { takes: true });
});

test('[SEC-111] nobody else reads, decides or downloads an application: other offices, admins of the site, members', async () => {
  const { id, document } = await sent();
  const path = `/rest/agents/own/rental-applications/${id}`;
  for (const [who, code, status] of [
    ['visitor', 'SIGNED_OUT', 401],
    ['noah', 'NOT_FOUND', 404],
    ['quinn', 'FORBIDDEN', 403],
    ['mara', 'FORBIDDEN', 403],
  ] as const) {
    expect([who, (await steps.received(who, id)).code]).toEqual([who, code]);
    expect([who, (await steps.decide(who, id, 'approved')).code]).toEqual([who, code]);
    expect([who, (await steps.file(who, `${path}/documents/${document}`)).status]).toEqual([who, status]);
    expect([who, (await steps.file(who, path)).status]).toEqual([who, status]);
  }
  for (const who of ['petra', 'noah', 'quinn'] as const) {
    expect((await steps.graph(who, `{ ownRentalApplication(id: "${id}") { id } }`)).code).toBe('NOT_FOUND');
    expect((await steps.withdraw(who, id)).code).toBe('NOT_FOUND');
  }
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const guess of [unknown, "x' or 1=1", '1', `${document}%00`])
    expect([guess, (await steps.file('petra', `${path}/documents/${encodeURIComponent(guess)}`)).status]).toEqual([
      guess,
      404,
    ]);
  // An agent who has left the office reads nothing any more.
  await sql`update agent set left_at = now() where id = 1`.execute(api.database);
  expect((await steps.received('petra', id)).code).toBe('FORBIDDEN');
  await sql`update agent set left_at = null where id = 1`.execute(api.database);
});

test('[SEC-110] profiles, documents and applications are encrypted in the database, each with the id of its key', async () => {
  await sent();
  const { rows } = await sql<{ row: string; key: string; sealed: Buffer }>`
    select p::text as row, key_id as key, sealed from rental_profile p
    union all select d::text, key_id, sealed from rental_document d
    union all select a::text, key_id, sealed from rental_application a`.execute(api.database);
  expect(rows.map(({ key }) => key)).toEqual(['session', 'session', 'session']);
  for (const { row, sealed } of rows)
    expect([row, sealed.toString('latin1')].join(' ')).not.toMatch(/Low Street|Quill|%PDF|1850/);
  // A row of another member, or a changed one, cannot be opened.
  await sql`insert into rental_profile (member_id, key_id, sealed, expires_at)
    select 5, key_id, sealed, expires_at from rental_profile where member_id = 1`.execute(api.database);
  expect((await steps.graph('quinn', '{ ownRentalProfile { phone } }')).message).toContain('Something went wrong');
});

test('[MEMB-76] applications and unused profiles are deleted 90 days after a decision, undecided ones after a year', async () => {
  const { id } = await sent();
  const days = async (table: string): Promise<number> =>
    (
      await sql<{ days: number }>`select round(extract(epoch from expires_at - now()) / 86400)::int as days
        from ${sql.table(table)}`.execute(api.database)
    ).rows[0]?.days ?? 0;
  expect([await days('rental_profile'), await days('rental_application')]).toEqual([365, 365]);
  await steps.decide('petra', id, 'approved');
  expect([await days('rental_profile'), await days('rental_application')]).toEqual([90, 90]);
  await sql`update rental_profile set expires_at = now() - interval '1 second'`.execute(api.database);
  await deleteExpiredRows(api.database);
  const count = async (table: string): Promise<number> =>
    (await sql`select from ${sql.table(table)}`.execute(api.database)).rows.length;
  expect([await count('rental_profile'), await count('rental_document')]).toEqual([0, 1]);
  await sql`update rental_application set expires_at = now() - interval '1 second'`.execute(api.database);
  await deleteExpiredRows(api.database);
  expect([await count('rental_application'), await count('rental_document')]).toEqual([0, 0]);
});

test('[MEMB-76] the export of an account has what was sent; its deletion leaves nothing, and nothing can be sent after it', async () => {
  const { id } = await sent();
  const { body } = await api.as.mara.call('GET', '/rest/member/1/export');
  expect(body).toMatchObject({
    rentalProfile: { profile: { address: '1 Low Street, Richmond' } },
    rentalDocuments: [{ kind: 'identity' }],
    rentalApplications: [{ id: Number(id), status: 'sent', profile: { phone: '0412 345 678' } }],
  });
  expect((await api.as.mara.call('DELETE', '/rest/member/1', { username: 'mara' })).status).toBe(204);
  for (const table of ['rental_profile', 'rental_document', 'rental_application', 'rental_application_document'])
    expect([table, (await sql`select from ${sql.table(table)}`.execute(api.database)).rows]).toEqual([table, []]);
  expect((await steps.decide('petra', id, 'approved')).code).toBe('NOT_FOUND');
  expect(await steps.save('mara')).toMatchObject({ code: 'SIGNED_OUT' });
});
