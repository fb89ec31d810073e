import { useServices, type Services } from '@verandah/kit';
import { parseAddress } from '@verandah/market';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';

/** Milliseconds: shorter waits show no loading state. */
const patience = 300;
/** Milliseconds: after this the navigation counts as cancelled. */
const givenUp = 10_000;

export interface SlowNavigation {
  /** The next results take noticeably long. */
  readonly slow: boolean;
  /** Handles clicks on links inside the element. */
  onClick(event: MouseEvent): void;
  /** Services with an observed `navigate`. */
  readonly services: Services;
}

/** Whether the navigation to the next results is slow. It ends when `shown` changes. */
export function useSlowNavigation(shown: unknown): SlowNavigation {
  const services = useServices();
  const [slowFor, setSlowFor] = useState<unknown>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const { begin, end } = useMemo(() => {
    const stop = () => {
      for (const timer of timers.current.splice(0)) clearTimeout(timer);
    };
    return {
      begin: () => {
        stop();
        const from = latest.current;
        timers.current = [setTimeout(() => setSlowFor(from), patience), setTimeout(() => setSlowFor(null), givenUp)];
      },
      end: () => {
        stop();
        setSlowFor(null);
      },
    };
  }, []);
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of [...timers.current, ...current]) clearTimeout(timer);
    };
  }, [shown]);

  const watched = useMemo<Services>(
    () => ({
      ...services,
      navigate: (href, options) => {
        begin();
        return services.navigate(href, options).finally(end);
      },
    }),
    [services, begin, end],
  );
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // For other pages than results the list stays visible until they are loaded.
    const leads = link !== null && parseAddress(link.getAttribute('href') ?? '').kind === 'search';
    if (
      leads &&
      !event.defaultPrevented &&
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.altKey
    )
      begin();
  };
  return { slow: slowFor !== null && slowFor === shown, onClick, services: watched };
}
