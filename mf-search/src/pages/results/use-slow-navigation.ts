import { useServices, type Services } from '@verandah/kit';
import { parseAddress } from '@verandah/market';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';

/** Milliseconds: waiting shorter than this is not shown. */
const patience = 300;
/** A navigation that has not ended by then was given up. */
const givenUp = 10_000;

export interface SlowNavigation {
  /** The next results take long enough to notice. */
  readonly slow: boolean;
  /** Listens to links below it. */
  onClick(event: MouseEvent): void;
  /** Services whose navigations are observed too. */
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
    // Other pages than results keep the list in sight until they are there.
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
