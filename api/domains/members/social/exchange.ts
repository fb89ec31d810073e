import { inTransaction } from '../../../platform/database/public.ts';
import { signInFailure, signInFailureWords } from '@verandah/market';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { admitMember, type Admission } from '../second-factor/challenge.ts';
import { memberById } from '../store.ts';
import { takeToken } from '../token-store.ts';
import { providersOf } from '../../../platform/settings/public.ts';

/** Binds the code in the address to the browser that fetched it: a code from another browser cannot sign in. */
export const codeCookie = { name: 'sign-in-code', path: '/auth', httpOnly: true, maxAge: 120 } as const;

/** What a browser came back from a provider with. */
export interface ProviderReturn {
  readonly providerName?: string | null | undefined;
  readonly authCode?: string | null | undefined;
  readonly authError?: string | null | undefined;
}

/**
 * Exchanges the code of a provider's return for a session, or for who has a second factor for a challenge. Without a
 * provider's name or a code there is nothing to exchange: undefined.
 * @param bound value of the browser's cookie
 * @throws {Refusal} signed-out: with our words for the code `authError`, or when the code is used, too old or another
 * browser's
 */
export async function signInByProvider(
  { database, sessionKey, settings, log }: Service,
  { providerName, authCode, authError }: ProviderReturn,
  bound: string | undefined,
  caller: Caller,
): Promise<Admission | undefined> {
  const label = providersOf(settings).find(({ name }) => name === providerName)?.label ?? 'the provider';
  if (authError) throw new Refusal('signed-out', signInFailureWords(authError));
  if (!providerName || !authCode) return undefined;
  await limitTokens(database, caller.address);
  return inTransaction(database, async (transaction) => {
    const token =
      bound === undefined ? undefined : await takeToken(transaction, 'sign-in', authCode, `${providerName} ${bound}`);
    const member = token && (await memberById(transaction, token.memberId));
    if (!member) throw new Refusal('signed-out', signInFailure({}, label));
    const admission = await admitMember(transaction, sessionKey, member.id, caller.device, {
      way: 'provider',
      provider: providerName,
    });
    if ('tokens' in admission)
      logAudit(log, 'signed-in', {
        memberId: member.id,
        sessionId: admission.tokens.sessionId,
        provider: providerName,
        requestId: caller.requestId,
      });
    return admission;
  });
}
