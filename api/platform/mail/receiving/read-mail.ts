import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cutReply } from './cut-reply.ts';
import { textOfHtml } from './html-text.ts';

/** A received mail, as far as the site uses it. */
export interface ReceivedMail {
  /** SHA-256 of its Message-ID, in hexadecimal digits; of the whole mail where it has none. */
  readonly id: string;
  /** The address that it claims to come from, in lower case. */
  readonly from: string | undefined;
  /** Sent by a program: an absence note, a mailing list, a bounce, a mail of ours that came back. */
  readonly isAutomatic: boolean;
  /** What its author wrote, see `cutReply`; at most `longestText` characters; '' for attachments alone. */
  readonly text: string;
  /** With the quoted mail, because nothing would have been left without it. */
  readonly isWhole: boolean;
  /** Number of attachments, without pictures inside the text. */
  readonly attachments: number;
}

const longestText = 10_000;
/** Characters of a body that are read at all. */
const longestBody = 300_000;
const rest = '\n\n[The rest of this email was left out because it is too long.]';

/**
 * Reads a mail.
 * @param raw as it was received @param nullSender whether its envelope named no sender
 * @throws {Error} for one that is nested too deeply, or has a head of megabytes
 */
export async function readReceivedMail(raw: Uint8Array, nullSender: boolean): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const { text, isWhole } = ownText(mail);
  return {
    id: createHash('sha256')
      .update(mail.messageId?.trim() || raw)
      .digest('hex'),
    from: mail.from?.address?.trim().toLowerCase(),
    isAutomatic: nullSender || isAutomatic(mail.headers),
    text:
      text.length <= longestText
        ? text
        : text
            .slice(0, longestText - rest.length)
            .trimEnd()
            .toWellFormed() + rest,
    isWhole,
    attachments: mail.attachments.filter(({ disposition, related }) => disposition !== 'inline' && related !== true)
      .length,
  };
}

function ownText({ text: plain = '', html = '' }: Email): { text: string; isWhole: boolean } {
  if (plain.trim() !== '') return cutReply(cleanText(plain));
  if (html.trim() === '') return { text: '', isWhole: false };
  const part = html.slice(0, longestBody);
  const own = cleanText(textOfHtml(part, true));
  return own === '' ? { text: cleanText(textOfHtml(part, false)), isWhole: true } : cutReply(own);
}

/** Without control characters, and those that turn the direction of text around. */
const cleanText = (text: string): string =>
  text
    .slice(0, longestBody)
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();

/** Header fields by which programs recognise each other: RFC 3834, and what mailing lists and older programs send. */
function isAutomatic(headers: Email['headers']): boolean {
  const value = (name: string): string | undefined =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(value('precedence') ?? '') ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-reply'].some(
      (name) => value(name) !== undefined,
    ) ||
    /^multipart\/report\b/.test(value('content-type') ?? '')
  );
}
