import { useServices, useSession } from '@verandah/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readThread } from './queries.ts';
import type { Thread } from './thread.ts';

/** Milliseconds between two requests for new answers, while the page is in view. */
const every = 30_000;

/** Answers of `later` that `before` lacks. */
const newAnswers = (before: Thread, later: Thread): number =>
  later.replies.filter(({ postId }) => !before.replies.some((reply) => reply.postId === postId)).length;

/**
 * The current state of a question. It starts with the page's data, is loaded again for the viewer once the session is
 * loaded (own votes, own hidden posts), and again after each post. Answers that others write meanwhile are counted and
 * shown by `showNew`, so that nothing moves under a reader.
 * @param viewer member for whom the page's data were loaded
 */
export function useThread(given: Thread, viewer: string | null) {
  const { graph, report } = useServices();
  const { signedIn, memberId } = useSession();
  const [held, setHeld] = useState<{ given: Thread; thread: Thread; later: Thread | null }>({
    given,
    thread: given,
    later: null,
  });
  // New page data replace the current state.
  if (held.given !== given) setHeld({ given, thread: given, later: null });
  const { uri } = given;
  const read = useCallback(() => graph.read(readThread, { uri }).then(({ qAndA }) => qAndA ?? undefined), [graph, uri]);
  const refresh = useCallback(
    () =>
      read().then(
        (thread) => {
          if (thread) setHeld((before) => ({ ...before, thread, later: null }));
        },
        // The previous state stays; it is only outdated.
        (error: unknown) => report(error, 'thread'),
      ),
    [read, report],
  );
  const other = signedIn && memberId !== undefined && memberId !== viewer;
  useEffect(() => {
    if (other) void refresh();
  }, [other, refresh]);
  const looked = useRef(0);
  useEffect(() => {
    looked.current = Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - looked.current < every) return;
      looked.current = Date.now();
      read().then(
        (later) => {
          if (later) setHeld((before) => (newAnswers(before.thread, later) > 0 ? { ...before, later } : before));
        },
        () => undefined, // the reader did not request it, and the next one may succeed
      );
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
  return {
    thread: held.thread,
    refresh,
    /** How many answers others have written since. */
    newCount: held.later ? newAnswers(held.thread, held.later) : 0,
    showNew: () => setHeld((before) => ({ ...before, thread: before.later ?? before.thread, later: null })),
    change: (changed: Partial<Thread>) =>
      setHeld((before) => ({ ...before, thread: { ...before.thread, ...changed } })),
  };
}
