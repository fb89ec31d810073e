import { groupDigits, resultCountText } from '@verandah/market';

/**
 * '184 homes, 93 in view': the number of a search's homes, with that of the map.
 * @param inView undefined until the map has counted
 */
export function countText(total: number, inView: number | undefined): string {
  const homes = total > 0 ? resultCountText(total) : 'No homes';
  return total > 0 && inView !== undefined ? `${homes}, ${groupDigits(inView)} in view` : homes;
}
