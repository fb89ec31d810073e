import * as v from 'valibot';
import type { Call } from '../../platform/rest/public.ts';
import { signedInReply } from './responses.ts';
import type { signedInResponse } from './auth-inputs.ts';
import { callerOf } from './caller.ts';
import { cookieOf, setCookie } from '../../platform/identity/public.ts';
import { memberPath } from './member.ts';
import { rememberSignUp } from './own-sign-up.ts';
import { tokensOf, challengeCookie } from './second-factor/challenge.ts';
import { signUp, type SignUp } from './sign-up.ts';
import { codeCookie, signInByProvider } from './social/exchange.ts';

const optionalText = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500, 'must have at most 500 characters'))));
export const providerReturn = v.object({ providerName: optionalText, authCode: optionalText, authError: optionalText });

/** The same for REST and the legacy path. */
export async function socialSignIn(
  call: Call<unknown, unknown, v.InferOutput<typeof providerReturn>>,
): Promise<v.InferOutput<typeof signedInResponse> | null> {
  const { service, body, request, reply } = call;
  const admission = await signInByProvider(service, body, cookieOf(request, codeCookie.name), callerOf(request));
  if (!admission) return null;
  setCookie(reply, codeCookie.name, '', { ...codeCookie, maxAge: 0 });
  if ('challenge' in admission) setCookie(reply, challengeCookie.name, admission.challenge, challengeCookie);
  return signedInReply(call, tokensOf(admission));
}

/** The same for REST and the legacy path. */
export async function signUpReply({
  service,
  body,
  request,
  reply,
}: Call<unknown, unknown, SignUp>): Promise<{ username: string }> {
  const { username, token } = await signUp(service, body, callerOf(request));
  rememberSignUp(reply, token, service.sessionKey);
  reply.header('location', memberPath(username));
  return { username };
}
