import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';

/**
 * After a call that signed this browser in: informs the host (`location` names the member), and once it has loaded the
 * session navigates to `returnTo`.
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
