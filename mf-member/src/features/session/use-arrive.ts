import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';
import { landingOf } from './landing.ts';

/**
 * Milliseconds for the host to load the session and the next page: longer than it waits for a release. After that the
 * browser loads the page, without this one: a signed-in member is never left on the form.
 */
export const patience = 8000;

const loadPage = (href: string): void => window.location.replace(href);

/**
 * Returns a function for use after a call that signed this browser in. It notifies the host (`location` names the
 * member). Once the host has loaded the session, the page navigates to `returnTo`, or to an agent's portal.
 * @param returnTo a path of this site; '/' for none
 */
export function useArrive(
  returnTo: string,
  load: (href: string) => void = loadPage,
): (location: string | null) => void {
  const { bus, navigate, isLive } = useServices();
  const { signedIn, roles } = useSession();
  const landing = landingOf(returnTo, roles, isLive);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (arrived && signedIn) void navigate(landing, { replace: true });
  }, [arrived, signedIn, navigate, landing]);
  useEffect(() => {
    if (!arrived) return;
    const late = setTimeout(() => load(returnTo), patience);
    return () => clearTimeout(late);
  }, [arrived, returnTo, load]);
  return useCallback(
    (location) => {
      setArrived(true);
      bus.publish('session-asked', { ask: 'signed-in', ...(location !== null && { location }) });
    },
    [bus],
  );
}
