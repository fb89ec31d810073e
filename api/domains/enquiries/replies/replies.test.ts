import { connect } from 'node:net';
import { sql } from 'kysely';
import { createTransport, type SendMailOptions } from 'nodemailer';
import pino from 'pino';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { inboundLimits, receiveMails, type MailReceiver } from '../../../platform/mail/public.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { repliesToEnquiries } from './take-replies.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

const domain = 'replies.verandah.example';
let database: Database;
let service: TestService;
let receiver: MailReceiver;
let petra: TestCaller;
let visitor: TestCaller;
const lines: string[] = [];
const limits = { ...inboundLimits, size: 200_000 };

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, office_id: 2 }], Date.now());
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (1, 2, 1)`.execute(database);
  await sql`update agent set email = username || '@harbour.example' where id in (1, 2)`.execute(database);
  await sql`update office set email = 'desk@north.example' where id = 2`.execute(database);
  const inboundMail = { domain, port: 0, host: '127.0.0.1' };
  service = await testService(database, { inboundMail });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  receiver = await receiveMails(inboundMail, repliesToEnquiries({ ...service.service, log }, domain), log, limits);
  [petra, visitor] = await Promise.all([callerOf(service, testMembers.petra), callerOf(service, null)]);
});
afterAll(async () => {
  await receiver.close();
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['enquiry', 'mail', 'throttle', 'notification']));

const sender = { name: 'Vi Hall', email: 'vi@example.com', message: 'May I see it?', consent: true };
let number = 0;
/** Sends an enquiry. @returns its id and the addresses for replies, by who got them in a mail */
async function enquire(
  path = '/listing/1/enquiries',
  by = visitor,
  body: object = {},
): Promise<{ id: string; addresses: Readonly<Record<string, string>> }> {
  const { status, body: receipt } = await by.call(
    'POST',
    path,
    { ...sender, ...body },
    { 'idempotency-key': `reply-key-${(number += 1)}` },
  );
  expect(status).toBe(201);
  return { id: receipt.id, addresses: await addresses() };
}
const addresses = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{
    email: string;
    address: string;
  }>`select email, reply_to as address from mail where reply_to is not null order by queued_at`.execute(database);
  return Object.fromEntries(rows.map(({ email, address }) => [email, address]));
};
const mails = async () =>
  (
    await sql<{
      email: string;
      subject: string;
      text: string;
      reply_to: string | null;
    }>`select email, subject, text, reply_to from mail where key like 'enquiry-reply:%' order by email`.execute(
      database,
    )
  ).rows;
const thread = async (id: string) =>
  (
    await petra.graph(
      `{ ownEnquiry(id: ${id}) { status messages { text side name isByEmail isFromOtherAddress attachments } } }`,
    )
  ).data?.['ownEnquiry'];

/** Sends a mail as a mail server does. @returns '250', or the code of the rejection */
async function deliver(
  to: string | readonly string[],
  mail: SendMailOptions = {},
  from = 'vi@example.com',
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true });
  try {
    const recipients = [to].flat();
    const { response } = await transport.sendMail({
      from: `Somebody <${from}>`,
      to: 'a@b.example',
      subject: 'Re: your home',
      text: 'Eleven suits.\n\n-- \nVi, 0412 345 678',
      envelope: { from, to: recipients },
      ...mail,
    });
    return response.slice(0, 3);
  } catch (error) {
    return String((error as { responseCode?: number }).responseCode ?? error);
  } finally {
    transport.close();
  }
}
/** Sends commands one after the other, each after the response to the previous one. @returns the responses */
const talk = (...commands: readonly string[]): Promise<string[]> =>
  new Promise((resolve) => {
    const answers: string[] = [];
    const socket = connect(receiver.port, '127.0.0.1').setEncoding('utf8');
    let unread = '';
    socket.on('data', (part) => {
      unread += String(part);
      const end = /^\d{3} .*\r\n/m.exec(unread);
      if (!end) return;
      answers.push(end[0].trim());
      unread = '';
      const next = commands[answers.length - 1];
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(answers)).on('error', () => resolve(answers));
  });

test('[AGNT-22] replies to mails about an enquiry go to the site: each mail has its own anonymous address', async () => {
  const { addresses: of } = await enquire();
  expect(Object.keys(of).toSorted()).toEqual([
    'ada@harbour.example',
    expect.stringMatching(/@harbour\.example$/),
    'vi@example.com',
  ]);
  const all = Object.values(of);
  for (const address of all) expect(address).toMatch(/^reply\+[\da-f]{32}@replies\.verandah\.example$/);
  expect(new Set(all).size).toBe(3);
  // The tokens are in no table but that of mails, and there until they are sent.
  await service.service.jobs.drain();
  expect((await sql`select from mail where reply_to is not null`.execute(database)).rows).toEqual([]);
  expect(
    (await sql`select from enquiry_reply_address where position(token_hash in ${all.join(' ')}) > 0`.execute(database))
      .rows,
  ).toEqual([]);
});

test('[AGNT-22] without the setting, replies go to the other side directly, and no mail server listens', async () => {
  const plain = await testService(database);
  const caller = await callerOf(plain, null);
  await enquire('/listing/1/enquiries', caller);
  expect(await addresses()).toMatchObject({ 'ada@harbour.example': 'vi@example.com' });
  expect((await sql`select from enquiry_reply_address`.execute(database)).rows).toEqual([]);
  await plain.close();
});

test('[AGNT-22] a visitor’s reply is in the inbox, needs attention again and goes to the agents; theirs goes back', async () => {
  const { id, addresses: of } = await enquire();
  await petra.graph(`mutation { answerEnquiry(id: ${id}, text: "Saturday at eleven?") { id } }`);
  const answered = (await addresses())['vi@example.com'] ?? '';
  expect(answered).not.toBe(of['vi@example.com']);
  await sql`update notification set read_at = now()`.execute(database);
  expect(await deliver(answered.toUpperCase())).toBe('250');
  const own = { isByEmail: false, isFromOtherAddress: false, attachments: 0 };
  const first = { ...own, text: 'Saturday at eleven?', side: 'agent', name: 'Ada Lovell' };
  const second = { ...own, text: 'Eleven suits.', side: 'visitor', name: 'Vi Hall', isByEmail: true };
  expect(await thread(id)).toEqual({ status: 'new', messages: [first, second] });
  const forwarded = await mails();
  expect(forwarded).toMatchObject([
    { email: 'ada@harbour.example', subject: 'Reply from Vi Hall: 39 Main Road, Richmond, VIC 3121' },
    { email: expect.stringMatching(/@harbour\.example$/) },
  ]);
  const toAda = forwarded[0];
  expect(toAda?.text).toContain('Eleven suits.');
  expect(toAda?.text).not.toContain('0412');
  // The agent's notification of the enquiry, read in the meantime, is unread again.
  expect(
    (await sql`select read_at from notification where kind = 'enquiry' and member_id = 4`.execute(database)).rows,
  ).toEqual([{ read_at: null }]);

  await sql`delete from mail where email = 'vi@example.com'`.execute(database);
  expect(
    await deliver(toAda?.reply_to ?? '', { text: 'See you there.\n\n> ada@harbour.example' }, 'ada@harbour.example'),
  ).toBe('250');
  const third = { ...second, text: 'See you there.', side: 'agent', name: 'Ada Lovell' };
  expect(await thread(id)).toEqual({ status: 'answered', messages: [first, second, third] });
  const back = (await mails()).filter(({ email }) => email === 'vi@example.com');
  expect(back).toMatchObject([
    { subject: 'Reply from Ada Lovell: 39 Main Road, Richmond, VIC 3121', reply_to: expect.stringMatching(/^reply\+/) },
  ]);
  // No side learns an address that the site has not shown to it.
  expect(JSON.stringify(back)).not.toContain('harbour.example');
  expect((await petra.graph(`{ ownEnquiry(id: ${id}) { answers { text agentName } } }`)).data?.['ownEnquiry']).toEqual({
    answers: [
      { text: 'Saturday at eleven?', agentName: 'Ada Lovell' },
      { text: 'See you there.', agentName: 'Ada Lovell' },
    ],
  });
});

test('[AGNT-22] an office without agents replies too, and what it wrote carries its name', async () => {
  const { id, addresses: of } = await enquire('/listing/2/enquiries');
  expect(await deliver(of['desk@north.example'] ?? '', { text: 'Come in.' }, 'desk@north.example')).toBe('250');
  expect(await mails()).toMatchObject([
    { email: 'vi@example.com', subject: expect.stringMatching(/^Reply from (?!Verandah)/) },
  ]);
  expect((await sql`select status from enquiry where id = ${id}::int`.execute(database)).rows).toEqual([
    { status: 'answered' },
  ]);
  // It stays with the office that was written to.
  await sql`update listing set office_id = 1 where id = 2`.execute(database);
  expect(await deliver(of['vi@example.com'] ?? '')).toBe('250');
  expect((await mails()).map(({ email }) => email)).toEqual(['desk@north.example', 'vi@example.com']);
  await sql`update listing set office_id = 2 where id = 2`.execute(database);
});

test('[AGNT-24] a mail that is delivered again is stored and forwarded once, also when both arrive at once', async () => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  const again = { messageId: '<one@example.com>' };
  expect(await Promise.all([deliver(to, again), deliver(to, again), deliver(to, again)])).toEqual([
    '250',
    '250',
    '250',
  ]);
  expect(await deliver([to, to.toUpperCase()], again)).toBe('250');
  expect((await thread(id)).messages).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test('[AGNT-24] while nothing can be stored, the sender’s server is requested to retry; then it is stored', async () => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  const mail = { messageId: '<two@example.com>' };
  await sql`alter table enquiry_reply rename to enquiry_reply_away`.execute(database);
  expect(await deliver(to, mail)).toBe('451');
  await sql`alter table enquiry_reply_away rename to enquiry_reply`.execute(database);
  expect(await thread(id)).toEqual({ status: 'new', messages: [] });
  await sql`alter table enquiry_reply_address rename to enquiry_reply_address_away`.execute(database);
  expect(await deliver(to, mail)).toBe('451');
  await sql`alter table enquiry_reply_address_away rename to enquiry_reply_address`.execute(database);
  expect(await deliver(to, mail)).toBe('250');
  expect((await thread(id)).messages).toHaveLength(1);
});

test('[AGNT-24] a connection that ends in the middle of a mail leaves nothing', async () => {
  const { id, addresses: of } = await enquire();
  const answers = await talk('EHLO a', 'MAIL FROM:<vi@example.com>', `RCPT TO:<${of['vi@example.com']}>`, 'DATA');
  expect(answers.at(-1)).toMatch(/^354/);
  expect((await thread(id)).messages).toEqual([]);
});

test('[SEC-64] mails to other addresses are rejected before their text: nothing is relayed, no bounce is sent', async () => {
  const { addresses: of } = await enquire();
  const good = of['vi@example.com'] ?? '';
  const before = (await sql`select from mail`.execute(database)).rows.length;
  const others = [
    `reply+${'0'.repeat(32)}@${domain}`,
    good.replace('reply+', ''),
    good.replace(/@.*/, '@elsewhere.example'),
    `someone@elsewhere.example`,
    `postmaster@${domain}`,
    `"${good}"@${domain}`,
    good.replace('@', '@elsewhere.example%'),
  ];
  for (const to of others) expect([to, await deliver(to)]).toEqual([to, expect.stringMatching(/^5\d\d$/)]);
  // A mail to several is stored for those that there are.
  expect(await deliver([...others.slice(0, 2), good])).toBe('250');
  expect((await sql`select from mail`.execute(database)).rows.length).toBe(before + 2);
  expect(await talk('EHLO a', 'AUTH PLAIN AGEAYQ==')).toEqual([
    expect.any(String),
    expect.any(String),
    expect.stringMatching(/^5/),
  ]);
});

test('[SEC-64] the address works for its own enquiry and side only, while its owner may reply', async () => {
  const one = await enquire();
  const two = await enquire('/agents/enquiries', visitor, { agentId: 1, email: 'other@example.com' });
  const ofAda = two.addresses['ada@harbour.example'] ?? '';
  const [adaOfOne] = (
    await sql<{
      a: string;
    }>`select reply_to as a from mail where email = 'ada@harbour.example' order by queued_at limit 1`.execute(database)
  ).rows;
  expect(await deliver(ofAda, {}, 'ada@harbour.example')).toBe('250');
  expect((await thread(one.id)).messages).toEqual([]);
  expect((await thread(two.id)).messages).toMatchObject([{ side: 'agent' }]);

  await sql`update agent set left_at = now() where id = 1`.execute(database);
  expect(await deliver(ofAda, {}, 'ada@harbour.example')).toBe('550');
  await sql`update agent set left_at = null where id = 1`.execute(database);
  await sql`update member set suspended_at = now() where agent_id = 1`.execute(database);
  expect(await deliver(ofAda, {}, 'ada@harbour.example')).toBe('550');
  await sql`update member set suspended_at = null where agent_id = 1`.execute(database);
  await sql`delete from listing_agent where agent_id = 1`.execute(database);
  expect(await deliver(adaOfOne?.a ?? '', {}, 'ada@harbour.example')).toBe('550');
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(database);
  await sql`delete from enquiry where id = ${two.id}::int`.execute(database);
  expect(await deliver(ofAda, {}, 'ada@harbour.example')).toBe('550');
});

test('[SEC-64] a suspended member can’t reply, by the account or by its confirmed address', async () => {
  const mara = await callerOf(service, testMembers.mara);
  const signedIn = await enquire('/listing/1/enquiries', mara);
  const to = signedIn.addresses['vi@example.com'] ?? '';
  const byAddress = await enquire('/listing/1/enquiries', visitor, { email: 'Mara@Example.com' });
  await sql`update member set suspended_at = now() where id = 1`.execute(database);
  expect([await deliver(to), await deliver(byAddress.addresses['Mara@Example.com'] ?? '')]).toEqual(['550', '550']);
  await sql`update member set suspended_at = null where id = 1`.execute(database);
  expect(await deliver(to)).toBe('250');
});

test('[SEC-65] mails that are too large and too many recipients are rejected; the connection stays usable', async () => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  const large = 'word '.repeat(limits.size / 5 + 1000);
  // Announced by SIZE, and not.
  expect(await deliver(to, { text: large })).toBe('552');
  const answers = await talk(
    'EHLO a',
    'MAIL FROM:<vi@example.com>',
    ...Array.from(
      { length: limits.recipients + 3 },
      (_, at) => `RCPT TO:<${at === 0 ? to : `reply+${String(at).padStart(32, '0')}@${domain}`}>`,
    ),
    'DATA',
    `Subject: x\r\n\r\n${large.replaceAll(/(.{70})/g, '$1\r\n')}\r\n.`,
    'RSET',
  );
  expect(answers.slice(3).map((answer) => answer.slice(0, 3))).toEqual([
    '250',
    ...Array.from({ length: limits.recipients + 2 }, () => '550'),
    '354',
    '552',
    '250',
  ]);
  expect((await thread(id)).messages).toEqual([]);
});

test('[SEC-65] a mail of many parts does not stop the API, which responds meanwhile', async () => {
  const { addresses: of } = await enquire();
  const raw = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(15_000)}`;
  const delivered = { code: '' };
  void deliver(of['vi@example.com'] ?? '', { raw }).then((code) => Object.assign(delivered, { code }));
  let responses = 0;
  while (delivered.code === '') {
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    responses += 1;
  }
  // On a slow machine it may take too long to read.
  expect(['250', '554']).toContain(delivered.code);
  expect(responses).toBeGreaterThan(3);
});

test.each([
  ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a list', { headers: { 'List-Id': '<all.example.com>' } }],
  ['bulk mail', { headers: { Precedence: 'bulk' } }],
  ['a bounce', { envelope: { from: '' } }],
])('[SEC-66] mails of programs are accepted, and neither stored nor forwarded: %s', async (_, mail) => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  expect(await deliver(to, { ...mail, ...('envelope' in mail && { envelope: { from: '', to: [to] } }) })).toBe('250');
  expect([await thread(id), await mails()]).toEqual([{ status: 'new', messages: [] }, []]);
});

test('[SEC-66] a mail of ours that comes back by a redirection is one of a program', async () => {
  const { id, addresses: of } = await enquire();
  await deliver(of['vi@example.com'] ?? '');
  const { testSmtp } = await import('../../../platform/mail/test-kit/smtp-server.ts');
  const smtp = await testSmtp();
  const sending = await testService(database, { smtpUrl: smtp.url });
  const replies = await mails();
  await sending.service.jobs.drain();
  const ours = smtp.received.find(
    ({ to, message }) => to.includes('ada@harbour.example') && message.includes('Eleven suits'),
  );
  expect(ours?.message).toContain('Auto-Submitted: auto-generated');
  expect(await deliver(replies[0]?.reply_to ?? '', { raw: ours?.message ?? '' }, 'ada@harbour.example')).toBe('250');
  expect((await thread(id)).messages).toHaveLength(1);
  await sending.close();
  await smtp.close();
});

test('[SEC-67] a reply from another address is taken, since the token is the proof, and is marked on both sides', async () => {
  const { id, addresses: of } = await enquire();
  expect(await deliver(of['vi@example.com'] ?? '', {}, 'someone@else.example')).toBe('250');
  expect((await thread(id)).messages).toMatchObject([{ isFromOtherAddress: true, name: 'Vi Hall' }]);
  expect((await mails())[0]?.text).toContain('This reply didn’t come from Vi Hall’s own email address.');
  expect(JSON.stringify(await mails())).not.toContain('else.example');
});

test('[SEC-67] nothing of a reply’s headers is forwarded, and no address for replies in its text', async () => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  const text = `> From: Verandah, reply to ${to}\n> vi@example.com`;
  const raw = `From: "Evil\r\n Bcc: x@evil.example" <vi@example.com>\r\nSubject: =?utf-8?q?a=0D=0ABcc:_y@evil.example?=\r\nReply-To: z@evil.example\r\nBcc: w@evil.example\r\nX-Header: evil\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
  expect(await deliver(to, { raw })).toBe('250');
  // The text was only a quotation, so it stays, without the other side's addresses.
  expect((await thread(id)).messages).toMatchObject([{ text: '> From: Verandah, reply to [removed]\n> [removed]' }]);
  const forwarded = await mails();
  expect(JSON.stringify(forwarded)).not.toMatch(/evil/i);
  for (const mail of forwarded) expect(mail.text).not.toContain(to);
});

test('[SEC-67] attachments are left out, and both the inbox and the mail state it', async () => {
  const { id, addresses: of } = await enquire();
  const attachments = [1, 2].map((at) => ({ filename: `plan-${at}.pdf`, content: 'PDF' }));
  expect(await deliver(of['vi@example.com'] ?? '', { text: '', attachments })).toBe('250');
  expect((await thread(id)).messages).toMatchObject([{ text: '', attachments: 2 }]);
  expect((await mails())[0]?.text).toContain('2 attachments were left out. Ask Vi Hall to send them another way.');
});

test('[SEC-67] one enquiry gets twenty replies an hour; the sender’s server tries the next ones later', async () => {
  const { id, addresses: of } = await enquire();
  const to = of['vi@example.com'] ?? '';
  await sql`insert into throttle (key, window_start, count)
    select 'enquiry-reply:' || ${id} || ':3600', to_timestamp(floor(extract(epoch
    from now()) / 3600) * 3600), 19`.execute(database);
  expect([await deliver(to), await deliver(to), await deliver(to, { raw: 'x'.repeat(1000) })]).toEqual([
    '250',
    '451',
    '451',
  ]);
  const { rows } = await sql`select from enquiry_reply`.execute(database);
  expect(rows).toHaveLength(1);
  // Strangers who try addresses are held too.
  await sql`insert into throttle (key, window_start, count)
    select 'reply-address:127.0.0.1:' || s, to_timestamp(floor(extract(epoch from now()) / s) * s), 1000
    from unnest(array[60, 3600, 86400]) s`.execute(database);
  expect(await deliver(`reply+${'1'.repeat(32)}@${domain}`)).toBe('421');
});

test('[AGNT-25] replies are in a member’s export, and are deleted with the enquiry', async () => {
  const mara = await callerOf(service, testMembers.mara);
  const { id, addresses: of } = await enquire('/listing/1/enquiries', mara);
  await deliver(of['vi@example.com'] ?? '');
  await deliver(of['ada@harbour.example'] ?? '', {}, 'ada@harbour.example');
  const { rows } =
    await sql`select side, member_id from enquiry_reply where enquiry_id = ${id}::int order by id`.execute(database);
  expect(rows).toEqual([
    { side: 'visitor', member_id: 1 },
    { side: 'agent', member_id: 4 },
  ]);
  const { body } = await mara.call('GET', '/member/1/export');
  expect(body['enquiryRepliesByEmail']).toMatchObject([
    { enquiry_id: Number(id), side: 'visitor', text: 'Eleven suits.' },
  ]);
  await sql`update enquiry set member_id = null where id = ${id}::int`.execute(database);
  await sql`delete from enquiry where id = ${id}::int`.execute(database);
  expect((await sql`select from enquiry_reply`.execute(database)).rows).toEqual([]);
});

test('[AGNT-25] log lines have the outcome of mails in fields, without their text and addresses', () => {
  const logged = lines.join('\n');
  expect(logged).toMatch(
    /"enquiryId":\d+,"side":"visitor","replyId":\d+,"otherAddress":false,"msg":"reply by email stored"/,
  );
  expect(logged).toContain(
    '"outcome":"unknown","code":550,"reason":"No such address here","msg":"inbound mail rejected"',
  );
  expect(logged).not.toMatch(/Eleven suits|vi@example|reply\+[\da-f]/);
});
