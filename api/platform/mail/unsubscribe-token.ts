import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { mailKinds, type MailKind } from './mail.ts';

const audience = 'verandah-unsubscribe';
const claims = v.object({ sub: v.string(), kind: v.picklist(mailKinds) });

/** Who stops what. */
export interface Unsubscribing {
  readonly email: string;
  readonly kind: MailKind;
}

/** Proves that a mail was sent to this address; it never expires, because people keep mails for years. */
export function signUnsubscribe({ email, kind }: Unsubscribing, key: Uint8Array): Promise<string> {
  return new SignJWT({ kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(email.toLowerCase())
    .setAudience(audience)
    .sign(key);
}

/** Undefined for a forged token. */
export async function readUnsubscribe(token: string, key: Uint8Array): Promise<Unsubscribing | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
    const { sub, kind } = v.parse(claims, payload);
    return { email: sub, kind };
  } catch {
    return undefined; // an invalid or expired token: the link is rejected
  }
}
