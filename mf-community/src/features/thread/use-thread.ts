import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';
import { readThread } from './queries.ts';
import type { Thread } from './thread.ts';

/**
 * The question's present state: as the page brought it, as the viewer sees it once the session is loaded (own votes,
 * own hidden posts), and anew after each thing that was posted.
 * @param viewer member that the page's own data were read for
 */
export function useThread(given: Thread, viewer: string | null) {
  const { graph, report } = useServices();
  const { signedIn, memberId } = useSession();
  const [held, setHeld] = useState({ given, thread: given });
  // New data of the page replace what was held.
  if (held.given !== given) setHeld({ given, thread: given });
  const { uri } = given;
  const refresh = useCallback(
    () =>
      graph.read(readThread, { uri }).then(
        ({ qAndA }) => {
          if (qAndA) setHeld((before) => ({ ...before, thread: qAndA }));
        },
        // What is there stays: it is only not the newest.
        (error: unknown) => report(error, 'thread'),
      ),
    [graph, report, uri],
  );
  const other = signedIn && memberId !== undefined && memberId !== viewer;
  useEffect(() => {
    if (other) void refresh();
  }, [other, refresh]);
  return {
    thread: held.thread,
    refresh,
    change: (changed: Partial<Thread>) =>
      setHeld((before) => ({ ...before, thread: { ...before.thread, ...changed } })),
  };
}
