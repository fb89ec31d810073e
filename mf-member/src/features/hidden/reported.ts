/**
 * The API's list of a member's hidden homes as last known: distinguishes what was hidden or shown here from what was on
 * another device.
 */
const place = 'verandah.hidden-told';

export function readReported(memberId: string): readonly string[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as {
      readonly memberId?: unknown;
      readonly ids?: unknown;
    } | null;
    return kept?.memberId === memberId && Array.isArray(kept.ids)
      ? kept.ids.filter((id) => typeof id === 'string')
      : null;
  } catch {
    return null;
  }
}

/** @param ids null: nobody's any more */
export function storeReported(memberId: string, ids: readonly string[] | null): void {
  try {
    if (ids) localStorage.setItem(place, JSON.stringify({ memberId, ids }));
    else localStorage.removeItem(place);
  } catch {
    /* closed or full: the next page joins both lists */
  }
}
