import { readReceivedMail } from './read-mail.ts';

const mail = (head: readonly string[], body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${['From: Ann <Ann@Example.com>', 'Message-ID: <1@example.com>', ...head].join('\r\n')}\r\n\r\n`),
    Buffer.from(body),
  ]);

test('[AGNT-23] a mail with text and HTML is read as its text; who it claims to come from in lower case', async () => {
  const body =
    '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nYes – please.\r\n\r\n> Hi Ann\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Other</p>\r\n--b--\r\n';
  expect(await readReceivedMail(mail(['Content-Type: multipart/alternative; boundary=b'], body), false)).toEqual({
    id: expect.stringMatching(/^[\da-f]{64}$/),
    from: 'ann@example.com',
    isAutomatic: false,
    text: 'Yes – please.',
    isWhole: false,
    attachments: 0,
  });
});

test('[AGNT-23] HTML alone is read without the quoted mail, the signature, scripts and styles', async () => {
  const html =
    '<html><head><style>p{}</style><title>No</title></head><body><div>Yes,<br>eleven &amp; <b>no</b> later &lt;b&gt;.</div><script>x()</script><p>Ann</p>' +
    '<div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On Fri, Verandah wrote:</div><blockquote><p>Hi Ann</p></blockquote></div><div class="gmail_signature">0412 345 678</div></body></html>';
  const read = await readReceivedMail(mail(['Content-Type: text/html; charset=utf-8'], html), false);
  expect([read.text, read.isWhole]).toEqual(['Yes,\neleven & no later <b>.\nAnn', false]);
  const quoted = await readReceivedMail(
    mail(['Content-Type: text/html'], '<blockquote><p>Hi Ann</p></blockquote>'),
    false,
  );
  expect([quoted.text, quoted.isWhole]).toEqual(['Hi Ann', true]);
});

test.each([
  ['windows-1252', Buffer.from([0x93, 0x59, 0x65, 0x73, 0x94, 0x20, 0xe9]), '“Yes” é'],
  ['iso-2022-jp', Buffer.from('\u001b$B$O$$\u001b(B', 'latin1'), 'はい'],
  ['gb2312', Buffer.from([0xba, 0xc3]), '好'],
  ['made-up-charset', Buffer.from('Yes'), 'Yes'],
  ['utf-8', Buffer.from([0x59, 0xff, 0x00, 0x5a]), 'Y\ufffd Z'],
])('[AGNT-23] a mail in %s is read', async (charset, body, text) => {
  const read = await readReceivedMail(mail([`Content-Type: text/plain; charset=${charset}`], body), false);
  expect(read.text).toBe(text);
});

test('[AGNT-23] attachments are counted, and pictures in the text are not', async () => {
  const body =
    '--b\r\nContent-Type: text/plain\r\n\r\nSee the plan.\r\n' +
    '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="../../plan.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n' +
    '--b\r\nContent-Type: image/png\r\nContent-Disposition: inline; filename=logo.png\r\nContent-ID: <logo>\r\n\r\nABC\r\n' +
    '--b\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\nSubject: Another\r\n\r\nNot part of the reply\r\n--b--\r\n';
  const read = await readReceivedMail(mail(['Content-Type: multipart/mixed; boundary=b'], body), false);
  expect([read.text, read.attachments]).toEqual(['See the plan.', 2]);
});

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-submitted: Auto-Generated; type=x',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'List-Id: <list.example.com>',
  'List-Unsubscribe: <https://example.com/stop>',
  'X-Autoreply: yes',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
])('[SEC-66] a mail of a program is recognised: %s', async (line) => {
  expect((await readReceivedMail(mail([line], 'I am on leave.'), false)).isAutomatic).toBe(true);
});

test('[SEC-66] so is one without a sender; a person’s is not', async () => {
  expect((await readReceivedMail(mail([], 'Yes'), true)).isAutomatic).toBe(true);
  for (const line of ['Auto-Submitted: no', 'Precedence: first-class'])
    expect((await readReceivedMail(mail([line], 'Yes'), false)).isAutomatic).toBe(false);
});

test('[AGNT-23] the same mail has the same id, with a Message-ID or without', async () => {
  const bare = (text: string) => readReceivedMail(Buffer.from(`From: a@example.com\r\n\r\n${text}`), false);
  expect((await bare('One')).id).toBe((await bare('One')).id);
  expect((await bare('One')).id).not.toBe((await bare('Two')).id);
  expect((await readReceivedMail(mail([], 'One'), false)).id).toBe((await readReceivedMail(mail([], 'Two'), false)).id);
});

test('[SEC-65] a text of megabytes is marked as cut; endlessly nested parts are rejected', async () => {
  const { text } = await readReceivedMail(mail([], 'word '.repeat(1_000_000)), false);
  expect([text.length <= 10_000, text.endsWith('left out because it is too long.]')]).toEqual([true, true]);
  const nested = Array.from(
    { length: 2000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  await expect(readReceivedMail(Buffer.from(nested.join('')), false)).rejects.toThrow('nesting depth');
  const tags = await readReceivedMail(mail(['Content-Type: text/html'], '<div>'.repeat(10_000) + 'Yes'), false);
  expect(tags.text).toBe('Yes');
});
