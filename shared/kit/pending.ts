/** What a visitor was about to do when they were led to the sign-in page: done once they are signed in. */
export type Pending =
  | { readonly kind: 'save'; readonly listingId: string }
  /** `search` is the address of its results; `key` prevents it from being made twice. */
  | {
      readonly kind: 'alert';
      readonly name: string;
      readonly search: string;
      readonly position: string;
      readonly key: string;
    }
  | { readonly kind: 'follow'; readonly what: string; readonly id: string };

/** Where pending actions are stored in this browser: a JSON list, the newest last. */
export const pendingPlace = 'verandah.pending';
const most = 20;

/** The stored actions; none where storage is closed or holds something else. */
export function readPending(): readonly Pending[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pendingPlace) ?? '[]');
    return Array.isArray(stored) ? (stored as Pending[]) : [];
  } catch {
    return []; // storage is forbidden, or not a list of ours
  }
}

/** Stores an action until its visitor has signed in; the same one once only. */
export function storePending(action: Pending): void {
  const text = JSON.stringify(action);
  const others = readPending().filter((stored) => JSON.stringify(stored) !== text);
  try {
    localStorage.setItem(pendingPlace, JSON.stringify([...others, action].slice(-most)));
  } catch {
    /* not accessible or full: the action is lost */
  }
}

/** Removes an action that was performed or can never be. */
export function dropPending(action: Pending): void {
  const text = JSON.stringify(action);
  const others = readPending().filter((stored) => JSON.stringify(stored) !== text);
  try {
    localStorage.setItem(pendingPlace, JSON.stringify(others));
  } catch {
    /* not accessible or full */
  }
}
