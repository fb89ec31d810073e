import type { FastifyRequest } from 'fastify';
import { parseCookie } from 'cookie';
import { carriesProviderReturn, cookieNames, providerReturnCookie, withoutProviderReturn } from '@verandah/market';

const queryAt = (address: string): number => (address.includes('?') ? address.indexOf('?') : address.length);

/** Whether an address contains a sign-in provider's code, or its error. Such an address is never stored. */
export const carriesProviderCode = (address: string): boolean => carriesProviderReturn(address.slice(queryAt(address)));

/**
 * The address without a provider's return, where no sign-in was under way in this browser: a stranger wrote the
 * address, to have us show their words or use their code. null: it is as it should be.
 */
export function withoutForeignReturn({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null {
  if (!carriesProviderCode(url)) return null;
  const cookies = parseCookie(headers.cookie ?? '');
  if (cookieNames(providerReturnCookie.name).some((name) => cookies[name] !== undefined)) return null;
  const at = queryAt(url);
  return `/${url.slice(0, at).replace(/^[/\\]+/, '')}${withoutProviderReturn(url.slice(at))}`;
}
