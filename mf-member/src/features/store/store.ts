import { BehaviorSubject } from '@verandah/kit';
import { useCallback, useSyncExternalStore } from 'react';

/** State that outlives the parts of pages that show it; in the browser only. */
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

/** Renders again when it changes. */
export function useStore<State extends object>(kept: Store<State>): State {
  const follow = useCallback((changed: () => void) => kept.follow(changed), [kept]);
  return useSyncExternalStore(
    follow,
    () => kept.value,
    () => kept.value,
  );
}
