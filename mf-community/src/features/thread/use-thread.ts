import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';
import { readThread } from './queries.ts';
import type { Thread } from './thread.ts';

/**
 * The current state of a question. It starts with the page's data, is loaded again for the viewer once the session is
 * loaded (own votes, own hidden posts), and again after each post.
 * @param viewer member for whom the page's data were loaded
 */
export function useThread(given: Thread, viewer: string | null) {
  const { graph, report } = useServices();
  const { signedIn, memberId } = useSession();
  const [held, setHeld] = useState({ given, thread: given });
  // New page data replace the current state.
  if (held.given !== given) setHeld({ given, thread: given });
  const { uri } = given;
  const refresh = useCallback(
    () =>
      graph.read(readThread, { uri }).then(
        ({ qAndA }) => {
          if (qAndA) setHeld((before) => ({ ...before, thread: qAndA }));
        },
        // The previous state stays; it is only outdated.
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
