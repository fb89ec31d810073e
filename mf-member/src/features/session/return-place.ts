import { ownPath } from '../form/own-path.ts';

const place = 'verandah.return';

/** Stores where a visitor was going until they open a mail's link in this browser. */
export function storeReturn(path: string): void {
  try {
    localStorage.setItem(place, path);
  } catch {
    /* closed or full: they begin at the home page */
  }
}

/** Where they wanted to go, once. */
export function takeReturn(): string {
  try {
    const kept = localStorage.getItem(place);
    localStorage.removeItem(place);
    return ownPath(kept);
  } catch {
    return '/';
  }
}
