import { useMemo } from 'react';
import { sessionOf, type Session } from '../session.ts';
import { useBusValue } from './use-bus-value.ts';
import { useServices } from './use-services.ts';

/**
 * Who is signed in. On pages that are drawn as for a visitor `known` is false on the server and until the host has
 * loaded: render nothing then that depends on it.
 */
export function useSession(): Session {
  const { session: drawn } = useServices();
  const sessionValue = useBusValue('session');
  const member = useBusValue('member');
  return useMemo(() => sessionOf(sessionValue, member, drawn), [sessionValue, member, drawn]);
}
