import { NowContext } from '@verandah/kit';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Milliseconds by which a page's texts may lag: they name minutes at the finest. */
const lag = 60_000;

interface Props {
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly children: ReactNode;
}

/**
 * The time for a page's texts: when it was rendered, since hydration must find the same; then the present, for a page
 * that comes from a cache or whose visitor returns to it. It never goes back, so that a device with a slow clock shows
 * the server's time.
 */
export function PageClock({ renderedAt, children }: Props): ReactNode {
  const [present, setPresent] = useState(renderedAt);
  useEffect(() => {
    const catchUp = (): void => {
      const now = Date.now();
      // A transition waits for parts of the page that are not hydrated yet.
      if (!document.hidden && now - Math.max(present, renderedAt) > lag) startTransition(() => setPresent(now));
    };
    catchUp();
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [renderedAt, present]);
  return <NowContext value={Math.max(present, renderedAt)}>{children}</NowContext>;
}
