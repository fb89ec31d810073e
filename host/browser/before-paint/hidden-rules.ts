import { hiddenMarks, storedKey } from '@verandah/bus';

/** Styles that apply the hidden homes stored in this browser to a page's marks; empty when there are none. */
export function hiddenRules(storage: Pick<Storage, 'getItem'>): string {
  const stored: unknown = JSON.parse(storage.getItem(storedKey('hidden')) ?? 'null');
  const { listingIds } = (stored ?? {}) as { readonly listingIds?: unknown };
  if (!Array.isArray(listingIds)) return '';
  const ids = listingIds.filter((id) => typeof id === 'string' && /^\d{1,9}$/.test(id));
  if (ids.length === 0) return '';
  return [
    `${ids.map((id) => `[${hiddenMarks.unless}="${id}"]`).join()}{display:none}`,
    `[${hiddenMarks.ifAny}]{display:inline}`,
    `[${hiddenMarks.count}]::after{content:" (${ids.length})"}`,
  ].join('');
}
