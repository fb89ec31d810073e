import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { now as timeOfDay } from '../clock.ts';
import { Refusal, signedOut } from '../problems/public.ts';

/** A signed-in member, according to the access token. */
export interface Viewer {
  readonly memberId: number;
  readonly username: string;
  readonly role: 'member' | 'admin';
  /** The agent that this member is. */
  readonly agentId: number | null;
  /** The device's session. */
  readonly sessionId: string;
  /** Whether they had a second factor when the token was issued. */
  readonly secondFactor?: boolean;
  /** An admin without privileges until they set up a second factor. */
  readonly needsFactor?: true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor who is not signed in. */
    viewer: Viewer | null;
  }
}

/** Minutes; after that the host's proxy refreshes it. */
export const accessMinutes = 10;
const [issuer, audience] = ['verandah', 'verandah-api'];

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  username: v.string(),
  role: v.picklist(['member', 'admin']),
  agent: v.nullable(v.number()),
  sid: v.pipe(v.string(), v.uuid()),
  factor: v.optional(v.boolean()),
});

/** Creates a short-lived access token. @param key secret of all API processes, 32 bytes or more */
export function signAccess(
  { memberId, username, role, agentId, sessionId, secondFactor }: Viewer,
  key: Uint8Array,
  now = timeOfDay(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ username, role, agent: agentId, sid: sessionId, ...(secondFactor === true && { factor: true }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(memberId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessMinutes * 60)
    .sign(key);
}

/**
 * Reads the access token of an `Authorization: Bearer …` header; null for a missing, forged or expired one. Its claims
 * may be up to `accessMinutes` old; use `authenticate` for callers.
 */
export async function readViewer(authorization: string | null | undefined, key: Uint8Array): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      algorithms: ['HS256'],
      currentDate: new Date(timeOfDay()),
    });
    const { sub, username, role, agent, sid, factor } = v.parse(claims, payload);
    return {
      memberId: Number(sub),
      username,
      role,
      agentId: agent,
      sessionId: sid,
      ...(factor === true && { secondFactor: true }),
    };
  } catch {
    return null; // an invalid or expired token: a visitor
  }
}

/** Seconds until a token accepted by `readViewer` expires. */
export const secondsLeft = (authorization: string | undefined): number =>
  authorization === undefined
    ? 0
    : Math.max(0, (decodeJwt(authorization.slice('Bearer '.length)).exp ?? 0) - Math.floor(timeOfDay() / 1000));

/** @throws {Refusal} signed-out */
export function signedIn(viewer: Viewer | null): Viewer {
  if (viewer === null) throw signedOut();
  return viewer;
}

/** The error for callers without admin privileges; admins who need a second factor get a link to set it up. */
export const notForYou = (viewer: Viewer, message: string): Refusal =>
  new Refusal(
    'forbidden',
    viewer.needsFactor === true
      ? 'Admins need a second factor here. Switch it on in your account (/account#second-factor): then this is open to you again.'
      : message,
  );
