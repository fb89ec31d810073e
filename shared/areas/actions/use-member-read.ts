import type { GraphDocument } from '@verandah/graph';
import { useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';

/**
 * Data of the member on a page that is rendered for everyone: requested once the session is loaded.
 * null for a visitor, on the server and until it has come; what fails is left out.
 */
export function useMemberRead<Result, Variables>(
  document: GraphDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  const { graph, report } = useServices();
  const { signedIn, memberId } = useSession();
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly answer: Result } | null>(null);
  const serialised = JSON.stringify(variables);
  const of = `${memberId} ${serialised}`;
  useEffect(() => {
    if (!signedIn) return undefined;
    let latest = true;
    graph.read(document, JSON.parse(serialised) as Variables).then(
      (answer) => {
        if (latest) setLoaded({ of, answer });
      },
      (error: unknown) => report(error, 'member'),
    );
    return () => {
      latest = false;
    };
  }, [graph, report, signedIn, document, serialised, of]);
  return signedIn && loaded?.of === of ? loaded.answer : null;
}
