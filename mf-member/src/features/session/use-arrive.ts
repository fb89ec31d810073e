import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';

/**
 * Returns a function for use after a call that signed this browser in. It notifies the host (`location` names the
 * member). Once the host has loaded the session, the page navigates to `returnTo`.
 */
export function useArrive(returnTo: string): (location: string | null) => void {
  const { bus, navigate } = useServices();
  const { signedIn } = useSession();
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (arrived && signedIn) void navigate(returnTo, { replace: true });
  }, [arrived, signedIn, navigate, returnTo]);
  return useCallback(
    (location) => {
      setArrived(true);
      bus.publish('session-asked', { ask: 'signed-in', ...(location !== null && { location }) });
    },
    [bus],
  );
}
