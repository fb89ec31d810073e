import { codeOf } from '../failure.ts';
import { AddressRefused } from './checked-lookup.ts';
import { postBody } from './post.ts';

/** How an attempt to deliver a message ended. */
export interface Attempt {
  /** Of the response; null without one. */
  readonly status: number | null;
  /** The beginning of the response. */
  readonly response: string | null;
  /** Null for a success. */
  readonly problem: string | null;
  /** Milliseconds of the receiver's Retry-After. */
  readonly wait: number;
}

interface Message {
  readonly body: string;
  /** Besides type, length and sender. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts that are allowed although they are not on the public internet. */
  readonly trusted: readonly string[];
}

/** Bytes of a response that are stored. */
const excerptBytes = 1000;

/** An attempt that could not be made. */
export const failedAttempt = (problem: string): Attempt => ({ status: null, response: null, problem, wait: 0 });

/** Posts JSON to an address that somebody typed, as `postBody` does. Never throws: a failure has its reason in words. */
export async function attemptPost(url: string, { body, headers = {}, trusted }: Message): Promise<Attempt> {
  const bytes = Buffer.from(body);
  try {
    const { status, retryAfter, excerpt } = await postBody(url, {
      headers: {
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'user-agent': 'Verandah-webhooks/1.0',
        ...headers,
      },
      body: bytes,
      trusted,
      excerpt: excerptBytes,
    });
    return { status, response: printableText(excerpt), problem: problemOf(status), wait: waitOf(retryAfter) };
  } catch (error) {
    return failedAttempt(inWords(error));
  }
}

/** PostgreSQL stores no zero bytes, and other control characters are useless. */
const printableText = (bytes: Buffer): string => bytes.toString().replaceAll(/[^\P{Cc}\n\t]/gu, '');

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `The address redirects (status ${status}). Redirects are not followed.`
    : `The response has status ${status}.`;
}

const waitOf = (retryAfter: string | undefined): number =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;

/** Why there was no response. */
function inWords(error: unknown): string {
  if (error instanceof AddressRefused) return 'The address is not on the public internet.';
  const code = codeOf(error) ?? '';
  if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'TimeoutError'))
    return 'No response within ten seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the address was not found.';
  return /CERT|SSL|TLS|SELF_SIGNED/.test(code)
    ? `The certificate is not valid (${code}).`
    : `No connection${code === '' ? '' : ` (${code})`}.`;
}
