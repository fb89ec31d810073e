import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { storePending, type Pending } from '../pending.ts';
import { signInHref, type SignInReason } from '../sign-in-href.ts';
import { useServices } from './use-services.ts';

/** `returnTo` is this page when left out; `pending` is done once the visitor is signed in. */
export interface SignInAsk {
  readonly returnTo?: string;
  readonly reason?: SignInReason;
  readonly pending?: Pending;
}

/** Moves a visitor to the sign-in page, from where they come back. */
export function useAskToSignIn(): (ask?: SignInAsk) => void {
  const { navigate } = useServices();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ returnTo = pathname + search, reason, pending }: SignInAsk = {}) => {
      if (pending) storePending(pending);
      void navigate(signInHref(returnTo, reason));
    },
    [navigate, pathname, search],
  );
}
