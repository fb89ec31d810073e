import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import { importJWK, SignJWT } from 'jose';
import type { PushKey } from './push-key.ts';

/** A browser's subscription, as it reports it. */
export interface Subscription {
  /** A secret URL of the browser's push service. */
  readonly endpoint: string;
  /** Public key of the browser, base64url. */
  readonly p256dh: string;
  /** Shared secret, base64url. */
  readonly auth: string;
}

/** What a device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Root-relative address that a click opens. */
  readonly path: string;
  /** A message with the same tag replaces this one on the device. */
  readonly tag: string;
}

/** Seconds for which a push service holds a message for a device that is off. */
const patience = 86_400;
/** Seconds for which a signature holds; push services accept up to a day. */
const signatureSeconds = 12 * 3600;

/**
 * The request that delivers a message: encrypted for the browser (RFC 8291), so that its push service can't read it,
 * and signed by the site (RFC 8292).
 * @param contact 'mailto:help@verandah.example': contact of the push service for problems
 */
export async function pushRequest(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { publicKey, jwk }: PushKey,
  contact: string,
  now: number,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> {
  const once = createECDH('prime256v1');
  once.generateKeys();
  const body = ece.encrypt(Buffer.from(JSON.stringify(message)), {
    version: 'aes128gcm',
    privateKey: once,
    dh: p256dh,
    authSecret: auth,
  });
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now / 1000) + signatureSeconds)
    .setSubject(contact)
    .sign(await importJWK(jwk, 'ES256'));
  return {
    headers: {
      authorization: `vapid t=${token}, k=${publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(patience),
      urgency: 'normal',
    },
    body,
  };
}
