import type { StateTopic, TopicValue } from '@verandah/bus';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useServices } from './use-services.ts';

/** The last value of a state topic, undefined before the first one and on the server; renders again when it changes. */
export function useBusValue<Name extends StateTopic>(name: Name): TopicValue<Name> | undefined {
  const { bus } = useServices();
  const last = useRef(bus.last(name));
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.topic(name).subscribe((value) => {
        last.current = value;
        changed();
      });
      return () => subscription.unsubscribe();
    },
    [bus, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => last.current,
    () => undefined,
  );
}
