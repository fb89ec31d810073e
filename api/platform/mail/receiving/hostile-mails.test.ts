import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { inboundLimits } from './mail-receiver.ts';
import { readMailApart, UnreadableMail } from './read-apart.ts';

const filled = (start: string, unit: string): Buffer =>
  Buffer.from(start + unit.repeat(Math.floor((inboundLimits.size - start.length) / unit.length)));
const html = 'Content-Type: text/html\r\n\r\n';
const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const hostile: readonly (readonly [name: string, mail: () => Buffer])[] = [
  ['lines', () => filled('Subject: a\r\n\r\n', '\n')],
  ['quotations', () => filled('Subject: a\r\n\r\n', '>\n')],
  ['attributions', () => filled('Subject: a\r\n\r\n', 'On 1\n')],
  ['header fields', () => filled('', 'X: a\r\n')],
  ['a header field without an end', () => filled('Subject: ', 'a ')],
  ['encoded words', () => filled('Subject: ', '=?utf-8?Q?a?= ')],
  ['senders', () => filled('From: ', 'a@b.c, ')],
  ['groups of senders', () => filled('From: ', 'a:')],
  ['comments in a sender', () => filled('From: ', '(')],
  ['parameters', () => filled('Content-Type: text/plain', '; a=b')],
  ['parts', () => filled(mixed, '--b\r\n\r\n')],
  ['parts in one another', () => filled(mixed, '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n')],
  ['mails in one another', () => filled('', 'Content-Type: message/rfc822\r\n\r\n')],
  ['tags', () => filled(html, '<div>')],
  ['opening brackets', () => filled(html, '<')],
  ['references', () => filled(html, '&#0')],
  ['attributes', () => filled(`${html}<a`, ' b=')],
  ['base64', () => filled('Content-Transfer-Encoding: base64\r\n\r\n', 'QQ==')],
  ['quoted-printable', () => filled('Content-Transfer-Encoding: quoted-printable\r\n\r\n', '=\r\n')],
];

test.each(hostile)(
  '[SEC-65, SEC-95] a mail of %s, of the maximum size is read or rejected, and the API continues',
  async (_name, mail) => {
    const raw = mail();
    let result: unknown;
    const delay = await longestDelay(async () => {
      result = await readMailApart(raw, false).catch((error: unknown) => error);
    });
    expect(delay).toBeLessThan(mostDelay);
    if (result instanceof Error) expect(result).toBeInstanceOf(UnreadableMail);
    else expect(result).toMatchObject({ isAutomatic: expect.any(Boolean) });
  },
  120_000,
);
