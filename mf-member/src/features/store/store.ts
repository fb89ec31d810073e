import { BehaviorSubject } from '@verandah/kit';
import { useCallback, useSyncExternalStore } from 'react';

/** State that outlives the components that show it. Browser only. */
export class Store<State extends object> {
  readonly #subject: BehaviorSubject<State>;
  constructor(first: State) {
    this.#subject = new BehaviorSubject(first);
  }
  get value(): State {
    return this.#subject.value;
  }
  change(change: Partial<State>): void {
    this.#subject.next({ ...this.value, ...change });
  }
  follow(handler: (state: State) => void): () => void {
    const following = this.#subject.subscribe(handler);
    return () => following.unsubscribe();
  }
}

/** The state of a store; re-renders on change. */
export function useStore<State extends object>(store: Store<State>): State {
  const follow = useCallback((changed: () => void) => store.follow(changed), [store]);
  return useSyncExternalStore(
    follow,
    () => store.value,
    () => store.value,
  );
}
