import type { FastifyReply } from 'fastify';
import { hashSecret, sealText, setCookie, unsealText } from '../../platform/identity/public.ts';

/** As long as the link of a sign-up works, in minutes. */
export const verifyMinutes = 2 * 24 * 60;

/** Names the last sign-up of a browser. */
export const signUpCookie = { name: 'sign-up', path: '/', httpOnly: true, maxAge: verifyMinutes * 60 } as const;
const purpose = 'sign-up';

/**
 * Remembers that this browser signed up.
 * @param token the secret of the mailed link, or any other secret where no link was sent
 */
export const rememberSignUp = (reply: FastifyReply, token: string, key: Uint8Array): void =>
  setCookie(reply, signUpCookie.name, sealText(hashSecret(token), purpose, key), signUpCookie);

/** Whether the browser with this cookie is the one that signed up. */
export const isOwnSignUp = (cookie: string | undefined, token: string, key: Uint8Array): boolean =>
  cookie !== undefined && unsealText(cookie, purpose, key) === hashSecret(token);
