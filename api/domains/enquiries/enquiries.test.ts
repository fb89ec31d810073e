import { australianPhone } from '@verandah/market';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { sendEnquiry } from './rules.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, status: 'removed' }, { id: 3 }]);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['enquiry', 'mail', 'throttle', 'listing_day']));

const enquiry = {
  name: ' Ada Lovell ',
  email: 'ada@example.com',
  phone: '0412 345 678',
  message: 'May I see it?',
  consent: true,
};
const written = async () =>
  (
    await sql<Record<string, unknown>>`select listing_id, name, email, phone, message from enquiry order by id`.execute(
      database,
    )
  ).rows;
const post = (id: number, body: unknown, key?: string) =>
  fetch(`${service.address}/listing/${id}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });

test.each([
  ['0412 345 678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['+61 (0)412-345-678', '+61412345678'],
  ['0061 3 9876 5432', '+61398765432'],
  ['(03) 9876 5432', '+61398765432'],
  ['1300 123 456', '1300123456'],
  ['1800123456', '1800123456'],
  ['13 14 15', '131415'],
  ['0512 345 678', undefined],
  ['9876 5432', undefined],
  ['+64 21 123 4567', undefined],
  ['0412 345 67', undefined],
  ['call me', undefined],
])('[LIST-04] the Australian phone number %s reads %s', (text, phone) => {
  expect(australianPhone(text)).toBe(phone);
});

test('[LIST-04] an enquiry with a character that no database takes is taken all the same', async () => {
  expect((await post(1, { ...enquiry, message: 'May I\0see it?' }, 'key-number-0')).status).toBe(201);
  expect(await written()).toMatchObject([{ message: 'May I see it?' }]);
});

test('[LIST-04] an enquiry is stored once and returns a receipt, by both APIs', async () => {
  const first = await post(1, enquiry, 'key-number-1');
  const receipt = await first.json();
  expect([first.status, receipt]).toEqual([201, { id: expect.any(String), receivedAt: expect.stringMatching(/Z$/) }]);
  const { body } = await service.graph({
    query:
      'mutation Send($input: ListingEnquiryInput!) { addListingEnquiry(listingId: 1, input: $input, idempotencyKey: "key-number-1") { receipt { id receivedAt } problems { field } } }',
    variables: { input: enquiry },
  });
  expect(body.data?.['addListingEnquiry']).toEqual({ receipt, problems: [] });
  expect(await written()).toEqual([
    { listing_id: 1, name: 'Ada Lovell', email: 'ada@example.com', phone: '+61412345678', message: 'May I see it?' },
  ]);
});

test('[LIST-04] a key that was used with another text is rejected, so that no one believes the new text was sent', async () => {
  expect((await post(1, enquiry, 'key-number-9')).status).toBe(201);
  for (const other of [
    { ...enquiry, message: 'And is there a garage?' },
    { ...enquiry, name: 'Bea Lovell' },
    { ...enquiry, phone: undefined },
  ]) {
    const response = await post(1, other, 'key-number-9');
    const { detail, errors } = await response.json();
    expect([response.status, errors]).toEqual([
      422,
      [{ field: 'Idempotency-Key', message: expect.stringContaining('has arrived') }],
    ]);
    expect(detail).toContain('idempotency key');
  }
  expect(await written()).toHaveLength(1);
});

test('[LIST-04] sending twice at once writes once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      sendEnquiry(
        { database, publicUrl: 'http://localhost:3000', viewer: null, ip: '127.0.0.1' },
        { kind: 'listing', listingId: 1 },
        { ...enquiry, name: 'Ada', phone: null },
        'one-and-the-same',
      ),
    ),
  );
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await written()).toHaveLength(1);
});

test('[LIST-04] every wrong field gets its own message', async () => {
  const response = await post(1, { name: ' ', email: 'ada', phone: '12', message: '', consent: false }, 'key-number-2');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json; charset=utf-8',
  ]);
  expect((await response.json()).errors).toEqual([
    { field: 'name', message: 'Tell the agent your name.' },
    { field: 'email', message: 'Enter an email address like name@example.com.' },
    { field: 'phone', message: 'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.' },
    { field: 'message', message: 'Write a message to the agent.' },
    { field: 'consent', message: 'Agree to pass your details on to the agent.' },
  ]);
  const missing = await (await post(1, {}, 'key-number-2')).json();
  expect(missing.errors.map(({ message }: { message: string }) => message)).toEqual([
    'Tell the agent your name.',
    'Enter your email address.',
    'Write a message to the agent.',
    'Agree to pass your details on to the agent.',
  ]);
  expect((await post(1, { ...enquiry, phone: undefined }, 'key-number-3')).status).toBe(201);
  expect((await post(1, enquiry)).status).toBe(422);
});

test('[LIST-04] enquiries about removed and unknown listings are rejected; a key serves one enquiry', async () => {
  expect((await post(2, enquiry, 'key-number-4')).status).toBe(410);
  expect((await post(99, enquiry, 'key-number-4')).status).toBe(404);
  expect((await post(1, enquiry, 'key-number-5')).status).toBe(201);
  expect((await post(3, enquiry, 'key-number-5')).status).toBe(422);
  const { body } = await service.graph({
    query:
      'mutation { addListingEnquiry(listingId: 2, input: { name: "A", email: "a@example.com", message: "Hi", consent: true }, idempotencyKey: "key-number-6") { receipt { id } problems { field message } } }',
  });
  expect(body.data?.['addListingEnquiry']).toEqual({
    receipt: null,
    problems: [{ field: 'listingId', message: expect.stringContaining('no longer listed') }],
  });
});

test('[LIST-04] an address is throttled about the same listing; a repeat of an accepted enquiry is not', async () => {
  for (const key of ['first-one', 'second-one', 'third-one']) expect((await post(1, enquiry, key)).status).toBe(201);
  const fourth = await post(1, { ...enquiry, email: 'ADA@example.com' }, 'fourth-one');
  // A day after the first of the three.
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(Number(fourth.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  expect((await post(1, enquiry, 'third-one')).status).toBe(201);
  expect((await post(3, enquiry, 'fifth-one')).status).toBe(201);
});
