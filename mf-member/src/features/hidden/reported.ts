/**
 * The hidden homes that the API last returned for the member. It distinguishes changes in this browser from changes on
 * another device.
 */
const place = 'verandah.hidden-told';

export function readReported(memberId: string): readonly string[] | null {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as {
      readonly memberId?: unknown;
      readonly ids?: unknown;
    } | null;
    return stored?.memberId === memberId && Array.isArray(stored.ids)
      ? stored.ids.filter((id) => typeof id === 'string')
      : null;
  } catch {
    return null; // storage is forbidden, or not a record of ours
  }
}

/** @param ids null after sign-out */
export function storeReported(memberId: string, ids: readonly string[] | null): void {
  try {
    if (ids) localStorage.setItem(place, JSON.stringify({ memberId, ids }));
    else localStorage.removeItem(place);
  } catch {
    /* Storage is full or blocked: the next page merges both lists. */
  }
}
