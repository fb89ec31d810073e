import type { Head, Loaded, PageRequest, Rest } from '@verandah/areas';
import { signInHref } from '@verandah/kit';
import { signInFailureWords } from '@verandah/market';
import { safeParse } from 'valibot';
import { CallFailed } from '../../features/calls/outcome.ts';
import { readProviders } from '../../features/calls/providers.ts';
import { restOf } from '@verandah/areas';
import {
  applicationsShape,
  connectionsShape,
  devicesShape,
  passkeysShape,
  pushShape,
  settingsShape,
  tokensShape,
} from './account.ts';
import { successes, type Success } from './action.ts';
import { fetchSections, readHistory } from './lazy-sections.tsx';
import type { AccountData } from './data.ts';

export const accountHead: Head = { title: 'Your account | Verandah', noIndex: true };

/** Loads the member's own account. Visitors are redirected to the sign-in page. */
export async function loadAccount(request: PageRequest): Promise<Loaded<AccountData>> {
  const {
    session: { signedIn, memberId },
    url: { searchParams },
  } = request;
  const toSignIn = { status: 302, location: signInHref('/account', 'account') } as const;
  if (!signedIn || memberId === undefined) return toSignIn;
  const rest = restOf(request);
  const [settings, devices, push, tokens, connections, applications, passkeys, history, signInProviders] =
    await Promise.all([
      readJson(rest, `/rest/member/${memberId}/settings`),
      readJson(rest, `/rest/member/${memberId}/sessions`),
      readJson(rest, `/rest/member/${memberId}/push-devices`),
      readJson(rest, `/rest/member/${memberId}/access-tokens`),
      readJson(rest, `/rest/member/${memberId}/connections`),
      readJson(rest, `/rest/member/${memberId}/applications`),
      readJson(rest, `/rest/member/${memberId}/passkeys`),
      readJson(rest, `/rest/member/${memberId}/security-history`),
      readProviders(rest),
      fetchSections(),
    ]);
  if (settings === null || devices === null) return toSignIn;
  const [own, their] = [safeParse(settingsShape, settings), safeParse(devicesShape, devices)];
  if (!own.success || !their.success) throw new Error('The API returned an account of an unexpected shape.');
  const [pushed, listed] = [safeParse(pushShape, push), safeParse(tokensShape, tokens)];
  const [connected, registered] = [
    safeParse(connectionsShape, connections),
    safeParse(applicationsShape, applications),
  ];
  const credentials = safeParse(passkeysShape, passkeys);
  const done = successes.find((each) => each === searchParams.get('done')) ?? null;
  return {
    status: 200,
    head: accountHead,
    data: {
      settings: own.output,
      devices: their.output,
      push: pushed.success ? pushed.output : null,
      tokens: listed.success ? listed.output : null,
      connections: connected.success ? connected.output : null,
      applications: registered.success ? registered.output : null,
      passkeys: credentials.success && credentials.output.available ? credentials.output.passkeys : null,
      history: await readHistory(history),
      providers: signInProviders,
      done: done satisfies Success | null,
      problem: searchParams.has('authError') ? signInFailureWords(searchParams.get('authError') ?? '') : null,
    },
  };
}

/** Null if the session has ended. */
async function readJson(rest: Rest, path: string): Promise<unknown> {
  const { status, body } = await rest({ method: 'GET', path });
  if (status === 401 || status === 404) return null;
  if (status !== 200) throw new CallFailed(`GET ${path} responded with ${status}.`, status);
  return body;
}
