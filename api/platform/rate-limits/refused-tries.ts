const counts = new Map<string, number>();

/**
 * Notes that a try was refused by its key: 'sign-in:address:203.0.113.7' is one of 'sign-in'. What follows the first
 * colon may name somebody.
 */
export function noteRefusedTry(key: string): void {
  const what = key.split(':', 1)[0] ?? '';
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Attempts that this process has rejected, by limit. */
export const refusedTries = (): ReadonlyMap<string, number> => counts;
