import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { mailText, withFoot } from './mail-text.ts';
import { queueMail } from './queue-mail.ts';
import type { Mail } from './mail.ts';
import { isSuppressed } from './suppression.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';
import { testSmtp, type TestSmtp } from './test-kit/smtp-server.ts';

let database: Database;
let smtp: TestSmtp;
let byServer: TestService;
let byFile: TestService;
beforeAll(async () => {
  database = await testDatabase();
  smtp = await testSmtp();
  byServer = await testService(database, {
    smtpUrl: smtp.url,
    publicUrl: 'https://verandah.example',
    mailFrom: 'Verandah <no-reply@verandah.example>',
  });
  byFile = await testService(database);
});
afterAll(async () => {
  await byServer.close();
  await byFile.close();
  await smtp.close();
  await database.destroy();
});

const mail = (facts: Partial<Mail> = {}): Mail => ({
  key: 'notice:1',
  email: 'Mara@example.com',
  kind: 'notice',
  subject: 'A notice – for you',
  ...mailText({
    greeting: 'Hello Mara,',
    paragraphs: ['Two new homes <b>match</b>.'],
    action: { label: 'See them', url: 'https://verandah.example/alerts?a=1&b=2' },
    reason: 'You get this mail because you requested it.',
  }),
  ...facts,
});
/** A message's head with its folded lines joined. */
const head = (message: string): string => message.slice(0, message.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
const due = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database);

test('[ALRT-06] a mail is sent once for its key when its transaction has committed, with one-click unsubscribing', async () => {
  await expect(
    database.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail({ key: 'lost' }));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect([await queueMail(database, mail()), await queueMail(database, mail())]).toEqual([true, false]);
  await byServer.service.jobs.drain();
  expect(smtp.received).toHaveLength(1);
  const [{ from, to, message } = { from: '', to: [], message: '' }] = smtp.received;
  expect([from, to]).toEqual(['no-reply@verandah.example', ['Mara@example.com']]);
  expect(head(message)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const token = /List-Unsubscribe: <https:\/\/verandah\.example\/mail\/unsubscribe\/([\w.-]+)>/.exec(
    head(message),
  )?.[1];
  const { rows } = await sql`select sent_at is not null as sent, text, html, problem from mail`.execute(database);
  expect(rows).toEqual([{ sent: true, text: '', html: '', problem: null }]);

  // GET changes nothing; POST does, as mail programs send it (RFC 8058).
  const address = `${byServer.address}/mail/unsubscribe/${token}`;
  const shown = await fetch(address);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  expect((await sql`select from mail_suppression`.execute(database)).rows).toHaveLength(0);
  const posted = await fetch(address, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.status).toBe(200);
  expect((await sql`select email, kind, why from mail_suppression`.execute(database)).rows).toEqual([
    { email: 'mara@example.com', kind: 'notice', why: 'unsubscribed' },
  ]);
  expect((await fetch(`${address}x`, { method: 'POST' })).status).toBe(404);

  await queueMail(database, mail({ key: 'notice:2' }));
  await queueMail(database, mail({ key: 'verify:1', kind: 'verify-email' }));
  await byServer.service.jobs.drain();
  // What gets a member in is another kind, and can't be unsubscribed from.
  expect(smtp.received).toHaveLength(2);
  expect(head(smtp.received[1]?.message ?? '')).not.toContain('List-Unsubscribe');
  expect((await sql`select problem from mail where key = 'notice:2'`.execute(database)).rows).toEqual([
    { problem: 'suppressed' },
  ]);
});

test('[MEMB-19] what a link has stopped the same link starts again, which a mail program never does by itself', async () => {
  const token = await signUnsubscribe({ email: 'Noah@example.com', kind: 'enquiry' }, byServer.service.sessionKey);
  const address = `${byServer.address}/mail/unsubscribe/${token}`;
  const isStopped = () => isSuppressed(database, 'noah@example.com', 'enquiry');
  const post = async (to: string) => (await fetch(to, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).text();
  expect(await post(address)).toContain('action="?start"');
  expect(await post(address)).toContain('action="?start"');
  expect(await isStopped()).toBe(true);
  expect(await (await fetch(address)).text()).toContain(
    'We no longer email <strong>noah@example.com</strong> about enquiries.',
  );
  expect(await post(`${address}?start`)).toContain(
    'We’ll email <strong>noah@example.com</strong> about enquiries again.',
  );
  expect(await isStopped()).toBe(false);
  expect(await (await fetch(address)).text()).toContain('<button>Unsubscribe</button>');
});

test('[NTFY-17] every mail ends with who sends it: name, business number, postal address and how to reach them', () => {
  const said = mailText({ greeting: 'Hello,', paragraphs: [], reason: 'You requested it.' });
  const company = { name: 'Verandah & Co', phone: '1800 160 401', email: 'help@verandah.example' };
  const publicUrl = 'https://verandah.example';
  const bare = withFoot(said, { company, publicUrl });
  expect(bare.text).toBe(
    'Hello,\n\n--\nYou requested it.\n\nVerandah & Co\nhelp@verandah.example · 1800 160 401 · https://verandah.example\n',
  );
  const whole = { ...company, abn: '51824753556', address: 'PO Box 1 <Richmond> VIC 3121' };
  const { text, html } = withFoot(said, { company: whole, publicUrl, unsubscribe: { url: publicUrl, what: 'kind' } });
  expect(text).toContain(
    'Stop emails of this kind: https://verandah.example\n\nVerandah & Co · ABN 51 824 753 556 · PO Box 1 <Richmond> VIC 3121\n',
  );
  expect(html).toContain(
    '<p>Verandah &amp; Co · ABN 51 824 753 556 · PO Box 1 &lt;Richmond&gt; VIC 3121<br><a href="mailto:help@verandah.example">',
  );
});

test('[ALRT-06] a mail that the mail server does not accept is stored and retried', async () => {
  const before = smtp.received.length;
  smtp.busy = true;
  await queueMail(database, mail({ key: 'later', email: 'noah@example.com' }));
  await byServer.service.jobs.drain();
  expect((await sql`select sent_at, problem from mail where key = 'later'`.execute(database)).rows).toEqual([
    { sent_at: null, problem: expect.stringContaining('451') },
  ]);
  smtp.busy = false;
  await due();
  await byServer.service.jobs.drain();
  expect(smtp.received).toHaveLength(before + 1);
});

test('[ALRT-06] without a mail server mails are files in the outbox', async () => {
  await queueMail(database, mail({ key: 'filed', email: 'noah@example.com' }));
  await byFile.service.jobs.drain();
  const folder = join(byFile.settings.dataDir, 'outbox');
  expect(existsSync(folder)).toBe(true);
  const [file = '', ...others] = readdirSync(folder);
  expect([file, others]).toEqual([expect.stringMatching(/\.eml$/), []]);
  const message = readFileSync(join(folder, file), 'utf8');
  expect(head(message)).toContain('To: noah@example.com');
  expect(message.replace(/=\r\n/g, '')).toContain('Two new homes &lt;b&gt;match&lt;/b&gt;.');
});

test('[ALRT-06] a line break in address or subject is rejected: nothing adds headers to a mail', async () => {
  for (const facts of [
    { subject: 'Hello\r\nBcc: all@example.com' },
    { email: 'a@example.com\nBcc: b@example.com' },
    { email: 'a@example.com, b@example.com' },
    { email: 'a <b@example.com>' },
    { subject: '' },
  ]) {
    await expect(queueMail(database, mail({ key: 'bad', ...facts }))).rejects.toThrow(/mail/i);
  }
  expect(() =>
    mailText({ greeting: '', paragraphs: [], action: { label: 'x', url: 'javascript:alert(1)' }, reason: '' }),
  ).toThrow('http');
});

test('[NTFY-12] a mail has the site’s name and pictures with their text alternatives; the plain part has their words only', () => {
  const { text, html } = mailText({
    greeting: 'Hi Mara,',
    paragraphs: ['One line.\nAnother <b>line</b>.'],
    items: [
      {
        title: '12 Smith Street',
        lines: ['$950,000', 'Open Sat 28 Nov, 11:00 am'],
        url: 'https://verandah.example/property/one',
        picture: { url: 'https://verandah.example/media/a1/640.jpg', alt: 'House "at" dusk' },
      },
      { title: 'Without a picture', lines: [], url: 'https://verandah.example/property/two' },
    ],
    reason: 'You get this mail because you requested it.',
  });
  expect(html).toContain('<header>Verandah</header>');
  expect(html).toContain(
    '<li><a href="https://verandah.example/property/one"><img src="https://verandah.example/media/a1/640.jpg" alt="House &quot;at&quot; dusk" width="560"></a>',
  );
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('Another &lt;b&gt;line&lt;/b&gt;.');
  expect(text).toContain('12 Smith Street\n$950,000\nOpen Sat 28 Nov, 11:00 am\nhttps://verandah.example/property/one');
  expect(text).not.toMatch(/img|640\.jpg/);
  expect(() =>
    mailText({
      greeting: '',
      paragraphs: [],
      items: [{ title: '', lines: [], url: 'https://verandah.example', picture: { url: 'data:image/png,x', alt: '' } }],
      reason: '',
    }),
  ).toThrow('http');
});
