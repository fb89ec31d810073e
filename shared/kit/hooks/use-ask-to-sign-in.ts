import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { storePending, type Pending } from '../pending.ts';
import { signInHref, type SignInReason } from '../sign-in-href.ts';
import { useServices } from './use-services.ts';

/** `returnTo` is this page by default; `pending` is performed once the visitor is signed in. */
export interface SignInAsk {
  readonly returnTo?: string;
  readonly reason?: SignInReason;
  readonly pending?: Pending | undefined;
}

/**
 * Leads a visitor to the sign-in page, from where they come back. Does nothing once the component has been unmounted: a
 * late response must not take anyone away from the page they have gone to.
 */
export function useAskToSignIn(): (ask?: SignInAsk) => void {
  const { navigate } = useServices();
  const { pathname, search } = useLocation();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(
    ({ returnTo = pathname + search, reason, pending }: SignInAsk = {}) => {
      if (!mounted.current) return;
      if (pending) storePending(pending);
      void navigate(signInHref(returnTo, reason));
    },
    [navigate, pathname, search],
  );
}
