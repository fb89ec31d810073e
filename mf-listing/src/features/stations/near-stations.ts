import { distanceText } from '../around/distance.ts';
import type { FoundListing } from '../../pages/listing/listing.ts';

/** A railway station near a property; the distance is a straight line's. */
export type NearStation = FoundListing['nearestStations'][number];

/** Metres that people walk in a minute. */
const walkingSpeed = 80;
/** Minutes; nobody walks farther to a train. */
const longestWalk = 40;
/** Lines that are named one by one: the stations in the middle of a city have most of them. */
const mostLines = 4;

/** '720 m, 9 min walk', or the distance alone of a station too far to walk to. */
export function walkText({ distanceMetres }: Pick<NearStation, 'distanceMetres'>): string {
  const minutes = Math.max(1, Math.ceil(distanceMetres / walkingSpeed));
  const distance = distanceText(distanceMetres);
  return minutes > longestWalk ? distance : `${distance}, ${minutes} min walk`;
}

/** 'Upfield line', 'Belgrave and Lilydale lines', '17 lines'; empty without any. */
export function linesText(lines: readonly string[]): string {
  if (lines.length > mostLines) return `${lines.length} lines`;
  const [last, ...before] = lines.toReversed();
  if (last === undefined) return '';
  return before.length === 0 ? `${last} line` : `${before.toReversed().join(', ')} and ${last} lines`;
}
