import { useHydrated } from '@verandah/design';
import { useEffect, useState } from 'react';
import { linkToken } from './link-token.ts';

const inAddress = (): string | null =>
  typeof window !== 'undefined' && window.location.hash.includes('token=') ? linkToken(window.location.hash) : null;

/**
 * The secret behind the # of an email's link. It is removed from the address at once. Null before hydration, and
 * without a secret.
 */
export function useLinkToken(): string | null {
  const [token] = useState(inAddress);
  const hydrated = useHydrated();
  useEffect(() => {
    if (token !== null)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [token]);
  return hydrated ? token : null;
}
