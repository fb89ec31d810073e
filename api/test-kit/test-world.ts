import { sql } from 'kysely';
import { type Database } from '../platform/database/public.ts';
import { testDatabase } from './test-database.ts';
import { fillTestListings, fillTestPlaces } from '../domains/listings/test-market.ts';
import { sealingKeys } from '../platform/sealing/public.ts';
import { fillTestProposals } from '../domains/proposals/test-proposals.ts';
import { hashPassword } from '../domains/members/password.ts';
import { hashSecret } from '../platform/identity/secrets.ts';
import type { Viewer } from '../platform/identity/viewer.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { rememberRows, type Rewind } from './rewind.ts';
import { testPassword, testTokens } from './test-inputs.ts';
import { callerOf, fillTestMembers, testMembers, testSession, type TestCaller } from './test-members.ts';
import { testService, type TestService } from './test-service.ts';

/**
 * The callers of tests of every operation; the last four hold an admin's token that is no longer true: the
 * session has ended, the role was taken, the account is suspended, the token and its session are too old.
 */
export const worldCallers = [
  'visitor',
  'noah',
  'rhys',
  'petra',
  'quinn',
  'mara',
  'signedOut',
  'demoted',
  'suspended',
  'expired',
] as const;

const formerAdmin = (memberId: number, username: string): Viewer => ({
  ...testMembers.quinn,
  memberId,
  username,
  sessionId: testSession(memberId),
});

/** Members' numbers and names, for operations that name the caller. */
export const worldMembers = {
  visitor: null,
  noah: testMembers.noah,
  rhys: { ...testMembers.noah, memberId: 6, username: 'rhys', agentId: 3, sessionId: testSession(6) },
  petra: testMembers.petra,
  quinn: testMembers.quinn,
  mara: testMembers.mara,
  signedOut: formerAdmin(7, 'sam'),
  demoted: formerAdmin(8, 'dana'),
  suspended: formerAdmin(9, 'sully'),
  expired: formerAdmin(10, 'eve'),
} as const;

/** An API with one of everything in its database, for tests of all operations. */
export interface TestWorld {
  readonly database: Database;
  readonly service: TestService;
  /**
   * A visitor, another member, another agent, the agent, an admin, the owner, and who was an admin: who may least comes
   * first.
   */
  readonly callers: Readonly<Record<(typeof worldCallers)[number], TestCaller>>;
  /** Writes one of everything. */
  fill(): Promise<void>;
  /** Puts everything back as it was when it was filled, which it is first if need be. */
  restore(): Promise<void>;
  /** Tables that were written since. */
  changed(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function testWorld(settings: Partial<Settings> = {}): Promise<TestWorld> {
  const database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [
    { id: 1, title: 'A home' },
    { id: 2, status: 'removed' },
  ]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (2, 1, 0)`.execute(database);
  await sql`insert into company (id, slug, name) values (1, 'harbour-1', 'Harbour')`.execute(database);
  const service = await testService(database, settings);
  const password = await hashPassword(testPassword);
  let rewind: Rewind | undefined;
  const callers = Object.fromEntries(
    await Promise.all(
      worldCallers.map(
        async (name) =>
          [
            name,
            await callerOf(service, worldMembers[name], {
              age: name === 'expired' ? 11 * 60_000 : 0,
              opensSession: false,
            }),
          ] as const,
      ),
    ),
  ) as TestWorld['callers'];
  const fill = async (): Promise<void> => {
    await sql.raw(prepared).execute(database);
    await fillTestMembers(database);
    await sql.raw(fillStatements(password)).execute(database);
    await fillTestProposals(database, sealingKeys(service.service));
    await sql`select setval(pg_get_serial_sequence('rental_application', 'id'), 100, false),
      setval(pg_get_serial_sequence('purchase_offer', 'id'), 100, false)`.execute(database);
  };
  return {
    database,
    service,
    callers,
    fill,
    async restore() {
      await rewind?.rewind();
      if (rewind !== undefined) return;
      await fill();
      rewind = await rememberRows(database);
    },
    changed: async () => (await rewind?.changed()) ?? [],
    async close() {
      await service.close();
      await database.destroy();
    },
  };
}

const restarted = [
  'member',
  'access_token',
  'oauth_application',
  'passkey',
  'member_security_event',
  'office',
  'agent',
  'collection',
  'claimed_home',
  'answer_comment',
  'alert',
  'question',
  'answer',
  'agent_review',
  'vendor_review_request',
  'location_review',
  'agent_transaction',
  'enquiry',
  'inspection_booking',
  'post',
  'feed_key',
  'webhook',
  'office_event',
  'webhook_delivery',
  'reply_template',
  'listing',
] as const;

/** What the listing 1 shows: one photograph that has not been fetched. */
const onePhoto = `update listing set document = document || '{"photos": [{"slot": "h1", "width": 1200, "height": 800, "colour": "#d9dbd7", "alt": ""}], "floorPlans": []}' where id = 1;`;

const prepared = `
  ${onePhoto}
  update office set feed_agent_id = 'feed-' || id, company_id = 1;
  update agent set social = '{"facebook": "https://www.facebook.com/ada"}' where id = 1;
  update agent set office_id = case when id = 3 then 2 else 1 end;
`;

/**
 * Mara has one of everything; Petra is agent 1 and has the listing, Rhys is agent 3 of another office; Quinn has a
 * second factor. Everything has the id 1; what has the id 2 is hidden or withdrawn.
 */
const fillStatements = (password: string): string => `
  insert into member (id, username, name, email, email_verified_at, agent_id) values (6, 'rhys', 'Rhys Moor', 'rhys@example.com', now(), 3);
  insert into member (id, username, name, email, email_verified_at, role, suspended_at) values (7, 'sam', 'Sam Reed', 'sam@example.com', now(), 'admin', null),
    (8, 'dana', 'Dana Mott', 'dana@example.com', now(), 'member', null), (9, 'sully', 'Sully Bray', 'sully@example.com', now(), 'admin', now()), (10, 'eve', 'Eve Lund', 'eve@example.com', now(), 'admin', null);
  insert into collection (id, uri, owner_id, name) values (1, 'homes-0', 1, 'Homes');
  insert into auction_result (listing_id, locality_id, held_on, sold) values (1, 1, '2026-11-21', false);
  insert into claimed_home (id, member_id, locality_id, street, property, address, property_type) values (1, 1, 1, 'main-road', '39', '39 Main Road', 7);
  insert into collection_listing (collection_id, listing_id, member_id) values (1, 1, 1);
  insert into alert (id, member_id, name, address, mode) values (1, 1, 'Sold by an office', '/real-estate-agency/harbour-and-vale-richmond-1/sold', 3);
  insert into question (id, uri, locality_id, member_id, author_name, title, is_visible) values (1, 'parking-1', 1, 1, 'Mara Quill', 'Parking?', true), (2, 'hidden-2', 1, 1, 'Mara Quill', 'Hidden?', false);
  insert into answer (id, question_id, member_id, author_name, text) values (1, 1, 1, 'Mara Quill', 'By day.');
  insert into answer_comment (id, answer_id, member_id, author_name, text) values (1, 1, 1, 'Mara Quill', 'And by night?');
  insert into agent_review (id, agent_id, member_id, author_name, role, rating, text, status) values (1, 1, 1, 'Mara Quill', 'buyer', 4, 'Kind and quick.', 'published');
  insert into vendor_review_request (id, agent_id, vendor_name, vendor_email, token_hash, expires_at) values (1, 1, 'Vi', 'vi@example.com', '${hashSecret(testTokens.vendor)}', now() + interval '1 day');
  insert into location_review (id, locality_id, member_id, author_name, relation, rating, text) values (1, 1, 1, 'Mara Quill', 'lives', 4, 'Green and near to everything.');
  insert into agent_transaction (id, agent_id, kind, address, property_type, completed_on) values (1, 1, 'sold', '4 Short Lane', 7, '2026-01-02');
  insert into inspection_slot (listing_id, starts_at, ends_at) values (1, '2126-12-04T02:00:00Z', '2126-12-04T02:15:00Z'), (1, '2126-12-04T03:00:00Z', '2126-12-04T03:15:00Z');
  insert into inspection_booking (id, listing_id, starts_at, ends_at, member_id, name, email) values (1, 1, '2126-12-04T02:00:00Z', '2126-12-04T02:15:00Z', 1, 'Mara Quill', 'mara@example.com'),
    (2, 1, now() - interval '2 hours', now() - interval '1 hour', null, 'Vi', 'vi@example.com'), (3, 1, now() + interval '2 days', now() + interval '49 hours', 1, 'Mara Quill', 'mara@example.com');
  insert into enquiry (id, listing_id, agent_id, name, email, message, consent_at) values (1, 1, 1, 'Vi', 'vi@example.com', 'Call me.', now());
  update member set password_hash = '${password}' where id = 1;
  insert into member_session (id, member_id, refresh_hash, expires_at) values ('${testSession(6)}', 6, '${testSession(6)}', now() + interval '1 day');
  insert into member_session (id, member_id, refresh_hash, revoked_at, expires_at) values ('${testSession(7)}', 7, '7', now(), now() + interval '1 day'),
    ('${testSession(8)}', 8, '8', null, now() + interval '1 day'), ('${testSession(9)}', 9, '9', null, now() + interval '1 day'), ('${testSession(10)}', 10, '10', null, now() - interval '1 minute');
  insert into push_device (id, member_id, session_id, endpoint, p256dh, auth) values (1, 1, '${testSession(1)}', 'https://push.example/1', 'key', 'secret');
  insert into access_token (id, member_id, name, token_hash, ending, scopes, expires_at) values (1, 1, 'CRM', 'hash', 'abcd', '{saved:read}', now() + interval '1 day');
  insert into passkey (id, member_id, name, credential_id, public_key, user_handle, sign_count, transports, backup_eligible, backed_up) values (1, 1, 'Phone', 'credential', 'key', 'handle', 0, '{internal}', true, true);
  insert into member_security_event (id, member_id, kind, way, device, session_id) values (1, 1, 'signed-in', 'password', 'Firefox on Linux', '${testSession(1)}');
  insert into member_identity (provider, subject, member_id) values ('google', 'g-1', 1);
  insert into oauth_application (id, client_id, owner_id, name, kind, redirect_uris, scopes, secret_hash) values (1, 'home-planner', 1, 'Home Planner', 'confidential', '{https://planner.example.com/callback}', '{saved:read}', 'hash');
  insert into oauth_grant (id, application_id, member_id, scopes, expires_at) values ('grant', 1, 1, '{saved:read}', now() + interval '1 year');
  insert into member_token (token_hash, purpose, member_id, email, expires_at) values ('${hashSecret(testTokens.verify)}', 'verify-email', 3, 'olive@example.com', now() + interval '1 day'),
    ('${hashSecret(testTokens.reset)}', 'reset-password', 1, 'mara@example.com', now() + interval '1 day'),
    ('${hashSecret(testTokens.challenge)}', 'second-factor', 5, 'quinn@example.com', now() + interval '1 day');
  insert into email_change (member_id, old_email, new_email, confirm_hash, undo_hash, expires_at)
    values (1, 'mara@example.com', 'mara.new@example.com', '${hashSecret(testTokens.newEmail)}', '${hashSecret(testTokens.oldEmail)}', now() + interval '1 day');
  insert into member_second_factor (member_id, secret, confirmed_at) values (5, 'sealed', now());
  insert into member_recovery_code (code_hash, member_id) values ('${hashSecret(`5 ${testTokens.recovery}`)}', 5);
  insert into agent_invite (token_hash, office_id, email, invited_by, expires_at) values ('${hashSecret(testTokens.office)}', 1, 'noah@example.com', 4, now() + interval '1 day');
  insert into collection_collaborator (collection_id, member_id) values (1, 2);
  insert into collection_invite (collection_id, email, unique_identifier, invited_by) values (1, 'noah@example.com', '${testSession(2)}', 1);
  insert into post (id, slug, title, markdown, author_id, author_name, published_at) values (1, 'first-post', 'First', 'Words.', 5, 'Quinn Admin', now());
  insert into feed_key (id, office_id, key_hash) values (1, 1, 'k');
  insert into feed_upload (id, office_id, source, content_hash, status) values ('${testSession(1)}', 1, 'http', 'h', 'done');
  insert into webhook (id, office_id, url, kinds, secret) values (1, 1, 'https://crm.example.com/hooks', '{enquiry.received}', 'sealed');
  insert into office_event (id, office_id, kind, body, queued) values (1, 1, 'enquiry.received', '{}', true);
  insert into webhook_delivery (id, webhook_id, event_id, status) values (1, 1, 1, 'delivered');
  insert into reply_template (id, agent_id, name, text) values (1, 1, 'Price guide', 'Hi {name}');
  insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry) values (1, true, 144.99, -37.83, 145.01, -37.81, '${JSON.stringify(
    {
      type: 'Polygon',
      coordinates: [
        [
          [144.99, -37.83],
          [145.01, -37.83],
          [145.01, -37.81],
          [144.99, -37.83],
        ],
      ],
    },
  )}'::jsonb);
  insert into listing_flag (listing_id, rule, detail) values (1, 'duplicate', 'Twice.');
  select ${restarted.map((table) => `setval(pg_get_serial_sequence('${table}', 'id'), 100, false)`).join(', ')};
`;
