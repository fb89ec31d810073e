import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret: 256 random bits in the form of the Standard Webhooks specification. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

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
