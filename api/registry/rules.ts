/** One move of an area's pin, as its events tell it. */
export interface Move { readonly action: 'promote' | 'rollback'; readonly to: string }

/**
 * The releases that an area can go back to, oldest first, the live one last. A promotion is put on top; a rollback takes
 * away what it rolled back, so that the release that failed never serves as the last good one.
 */
export function liveStack(moves: readonly Move[]): string[] {
  const stack: string[] = [];
  for (const { action, to } of moves) {
    const place = stack.lastIndexOf(to);
    if (action === 'rollback' && place >= 0) stack.length = place;
    else if (place >= 0) stack.splice(place, 1);
    stack.push(to);
  }
  return stack;
}

/** The last good release behind the live one, null when there is none. */
export const previousOf = (moves: readonly Move[]): string | null => liveStack(moves).at(-2) ?? null;
