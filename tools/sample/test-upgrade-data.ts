// Writes a backup with data of every kind in the shape of the version in whose tree it runs
// (api/app/upgrades/README.md):
//   node tools/sample/test-upgrade-data.ts FILE
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import {
  addressXml,
  documentWith,
  listingXml,
  recordRelease,
  startTestServer,
  stopTestServer,
  testWorld,
  writeBackup,
} from '@verandah/api/test-kit';
import { fillSample } from './fill.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node tools/sample/test-upgrade-data.ts FILE');

/** What the callers of tests and the sample leave empty; members, listings and agents are those of the test world. */
const more = `
  insert into account_action (admin_id, member_id, action, why) values (5, 9, 'suspend', 'Spam.'), (5, null, 'sign-out', 'A leaked key.');
  insert into address_street (id, state_code, locality, postcode, name)
    values (1, 'VIC', 'richmond', '3121', 'main road');
  insert into address_point (street_id, number, unit, first, last, latitude, longitude)
    values (1, '10-14', '2', 10, 14, -37.82, 144.99), (1, 'lot 5', '', null, null, -37.82, 144.99);
  with subscription as (
    insert into alert_subscription (email, name, address, every, token_hash, token_expires_at, confirmed_at)
    values ('ada@example.com', 'Houses', '/for-sale/richmond-vic-3121/houses', 'weekly', 'hash-1', now(), now()) returning id, name, address
  ) insert into alert (subscription_id, name, address, mode) select id, name, address, 1 from subscription;
  insert into census_area (code, name, locality_id, people, household_size)
    values ('SAL20001', 'Richmond (Vic.)', 1, 28000, 2.1), ('AUS', 'Australia', null, null, null);
  insert into collection_note (collection_id, listing_id, member_id, note) select collection_id, listing_id, member_id, 'Near the “river”.' from collection_reaction limit 2;
  insert into collection_tag (collection_id, listing_id, tag, member_id) select collection_id, listing_id, 'inspected', member_id from collection_listing limit 2;
  insert into enquiry_answer (enquiry_id, agent_id, text) values (1, 1, 'On Saturday at ten.');
  insert into enquiry_reply_address (token_hash, enquiry_id, side, agent_id) values ('hash-1', 1, 'visitor', null), ('hash-2', 1, 'agent', 1);
  insert into enquiry_reply (enquiry_id, side, agent_id, message_id, text, other_address) values (1, 'agent', 1, 'hash-1', 'At ten?', false), (1, 'visitor', null, 'hash-2', 'Yes.', true);
  insert into former_locality_slug (slug, locality_id) values ('old-richmond-vic-3121', 1);
  insert into hidden_listing (member_id, listing_id) values (1, 1);
  insert into idempotency (caller, key, operation, request_hash, answer) values ('member:1', 'key-1', 'POST /enquiries', 'hash', '{"status": 201}'), ('member:1', 'key-2', 'POST /enquiries', 'hash', null);
  insert into listing_edit (listing_id, name, feed, own, member_id) values (1, 'title', '{"title": "A home"}', '{"title": "My home"}', 4);
  insert into listing_hold (listing_id, state, published) values (2, 'removed', true);
  insert into listing_price (listing_id, until, search_price, price_text) values (1, '2026-10-01', 950000, '$950,000');
  insert into mail (key, email, kind, subject, text, html, reply_to, sent_at, problem) values
    ('digest-1', 'mara@example.com', 'alerts', 'New homes', '', '', null, now(), null), ('enquiry-1', 'ada@example.com', 'enquiry', 'An enquiry', 'Words “quoted”', '<p>Words</p>', 'vi@example.com', null, 'The server is unavailable.');
  insert into mail_suppression (email, kind, why) values ('noah@example.com', 'alerts', 'unsubscribed');
  insert into moderation_event (member_id, who, action, kind, target_id, why) values (5, 'Quinn Admin', 'hide', 'question', 2, 'It names a person.');
  insert into passkey_challenge (challenge_hash, member_id, user_handle, expires_at) values ('hash-1', 1, 'handle', now());
  insert into push_event (member_id, event) values (1, '{"kind": "alert", "count": 2}');
  insert into region (slug, name, state_code, latitude, longitude) values ('yarra-vic', 'Yarra', 'VIC', -37.82, 144.99);
  insert into report (kind, target_id, member_id, reason, detail, status) values ('question', 2, 2, 'spam', 'Twice.', 'upheld');
  insert into school (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude, longitude) values ('44512', 'Richmond West Primary', 'richmond-west-primary-school-vic-44512', 'primary', 'Government', 1, 'VIC', '3121', -37.82, 144.99);
  insert into throttle (key, window_start, count) values ('sign-in:10.0.0.1', date_trunc('hour', now()), 3);
  insert into tracking_event (kind, event_id, listing_id, agent_id, fields) values ('listing', '00000000-0000-4000-8000-000000000009', 1, 1, '{"referrer": ""}');
  insert into feed_file (owner, name, key, width, height, colour) values ('FEED-1', 'a.jpg', 'aa/picture', 1200, 800, '#d9dbd7');
  insert into question (id, uri, locality_id, member_id, author_name, title, is_visible) values
    (90, 'followed-90', 1, 1, 'Mara Quill', 'Followed already?', true), (91, 'deleted-91', 1, 8, 'Dana Mott', 'Of a deleted member?', true),
    (92, 'withdrawn-92', 1, 2, 'Noah Finch', 'Withdrawn?', false), (93, 'emoji-93', 1, null, 'Nobody', 'Tabs\t, lines\n, \\ and “quotes” 🏡', true);
  update question set withdrawn_at = now() where id = 92;
  update member set deleted_at = now() where id = 8;
  insert into follow (member_id, kind, target_id, created_at) values (1, 'question', 90, '2026-10-01T00:00:00Z');
  insert into releases.freeze (area, from_at, until_at, why, created_by) values ('search', now(), now() + interval '1 day', 'Christmas', 'ops');
  insert into releases.health (area, version, at, counts) values ('search', '1.0.0', date_trunc('hour', now()), '{"pages": 12}');
  insert into releases.token (name, hash, area, actions, created_by, expires_at) values ('squad', 'hash', 'search', '{publish,promote}', 'ops', now() + interval '90 days');
  insert into releases.watch_turn (holder, until_at) values ('host-1', now());
`;

/** Rows that repeat others make the file larger and test nothing more. */
const fewer = `
  delete from past_sale where ctid not in (select ctid from past_sale order by md5(past_sale::text) limit 200);
`;

await startTestServer();
const world = await testWorld();
const { database, service } = world;
await world.fill();
// The world numbers its rows itself.
await sql`do $$ declare each record; begin
  for each in select attrelid::regclass as relation, pg_get_serial_sequence(attrelid::regclass::text,
    attname) as sequence from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and attname = 'id' and relnamespace = 'public'::regnamespace
  loop execute format('select setval(%L, greatest(100, (select max(id) from %s)))', each.sequence,
    each.relation); end loop;
end $$`.execute(database);
await fillSample(database, { listings: 40, seed: 1, accounts: true });
await sql.raw(more).execute(database);
for (const version of ['1.0.0', '1.1.0']) {
  const contentHash = createHash('sha256').update(version).digest('hex');
  const manifest = { area: 'search', version };
  await recordRelease(database, {
    area: 'search',
    version,
    contentHash,
    manifest,
    who: 'squad',
    why: 'a test',
  } as never);
}
await sql`insert into releases.pin (area, version, previous) values ('search', '1.0.0', null)`.execute(database);
await sql`insert into releases.rollout (area, version, percent) values ('search', '1.1.0', 5)`.execute(database);

// Listings that a feed brought, with pictures that wait.
const key = 'key-of-the-office';
await sql`insert into feed_key (office_id, key_hash)
  values (1, ${createHash('sha256').update(key).digest('hex')})`.execute(database);
await sql`update office set feed_agent_id = 'XYZABC' where id = 1`.execute(database);
const pictures =
  '<objects><img id="m" modTime="2026-11-01-09:00:00" url="https://pictures.example/a.jpg" format="jpg"/></objects>';
const feed = documentWith(
  listingXml(`${addressXml()}<price display="yes">850000</price><headline>A feed's home</headline>${pictures}`, {
    id: 'F1',
  }),
  listingXml(
    `${addressXml({ number: '7', display: 'no' })}<price display="no">990000</price><headline>A hidden address</headline>`,
    { id: 'F2' },
  ),
  listingXml(
    `${addressXml({ number: '9' })}<soldDetails><price display="yes">700000</price><date>2026-10-10</date></soldDetails>`,
    { id: 'F3', status: 'sold' },
  ),
  listingXml('', { id: 'F4' }),
);
const sent = await fetch(`${service.address}/feeds/reaxml`, {
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/xml' },
  body: feed,
});
if (!sent.ok) throw new Error(`The feed was rejected: ${await sent.text()}`);
const uploads = sql<{
  open: boolean;
}>`select exists (select from feed_upload where finished_at is null and status <> 'done') as open`;
for (let round = 0; round < 100 && (await uploads.execute(database)).rows[0]?.open === true; round += 1)
  await service.service.jobs.drain();
await sql.raw(fewer).execute(database);

const parts: Uint8Array[] = [];
await writeBackup({
  database,
  dataDir: join(service.settings.dataDir, 'no-files'),
  secrets: false,
  write: async (bytes) => void parts.push(Uint8Array.from(bytes)),
});
writeFileSync(file, gzipSync(Buffer.concat(parts), { level: 9 }));
const { rows } = await sql<{
  name: string;
}>`
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'releases') and c.relkind in ('r', 'p') order by 1`.execute(database);
for (const { name } of rows) {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int from ${sql.raw(name)}`.execute(database);
  console.log(`${name}: ${counted[0]?.count}`);
}
await world.close();
await stopTestServer();
