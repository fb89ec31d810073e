import { ownPath } from '../form/own-path.ts';

const place = 'verandah.return';

/** Stores the path to return to after an email's link is opened in this browser. */
export function storeReturn(path: string): void {
  try {
    localStorage.setItem(place, path);
  } catch {
    /* Storage is full or blocked: they start at the home page. */
  }
}

/** Returns the stored path and removes it. */
export function takeReturn(): string {
  try {
    const path = localStorage.getItem(place);
    localStorage.removeItem(place);
    return ownPath(path);
  } catch {
    return '/'; // storage is forbidden: the home page
  }
}
