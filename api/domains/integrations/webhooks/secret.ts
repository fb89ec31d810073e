import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '@verandah/storage';

const prefix = 'whsec_';
const keyOf = (sessionKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionKey, '', 'webhook secret', 32));
const purposeOf = (officeId: number): string => `webhook of office ${officeId}`;

/** A new secret: 256 random bits in the form of the Standard Webhooks specification. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** A stored secret: worthless without the session key, and in the row of another office. */
export const sealWebhookSecret = (secret: string, officeId: number, sessionKey: Uint8Array): string =>
  sealText(secret, purposeOf(officeId), keyOf(sessionKey));

/** undefined unless it was sealed with this key for this office. */
export const openWebhookSecret = (sealed: string, officeId: number, sessionKey: Uint8Array): string | undefined =>
  openText(sealed, purposeOf(officeId), keyOf(sessionKey));

interface Message {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of a message by the Standard Webhooks specification, signed with each secret. */
export function signedHeaders(
  { id, timestamp, body }: Message,
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
