import type { GraphDocument } from '@verandah/graph';
import { useServices, useSession } from '@verandah/kit';
import { useEffect } from 'react';
import { useQuery } from '../graph/use-query.ts';

/**
 * Data of the member on a page that is rendered for everyone: requested once the session is loaded.
 * null for a visitor, on the server and until it has come; what fails is left out.
 */
export function useMemberRead<Result, Variables>(
  query: GraphDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  const { report } = useServices();
  const { signedIn, memberId } = useSession();
  const [{ data, error }, , isOfThese] = useQuery({ query, variables, pause: !signedIn, owner: memberId });
  useEffect(() => {
    if (error !== undefined) report(error, 'member');
  }, [error, report]);
  return signedIn && isOfThese && error === undefined ? (data ?? null) : null;
}
