import { attribute, child, type FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';
import type { FeedRecord } from './record.ts';

/** Australia with its islands; anything outside is a slip of the pen. */
const bounds = { south: -55, north: -9, west: 96, east: 168 };

function field(extra: FeedElement, names: readonly string[]): number | null | undefined {
  const element = extra.children.find((each) =>
    names.includes((each.name === 'eField' ? (attribute(each, 'name') ?? '') : each.name).toLowerCase()),
  );
  if (element === undefined) return undefined;
  const text = element.text.trim();
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Coordinates, which some senders give among the extra fields; undefined when the feed gives none. */
export function mapPosition(listing: FeedElement, notes: Note[]): FeedRecord['position'] {
  const extra = child(listing, 'extraFields');
  if (extra === undefined) return undefined;
  const latitude = field(extra, ['geolat', 'latitude', 'lat']);
  const longitude = field(extra, ['geolong', 'geolng', 'longitude', 'long', 'lng']);
  if (latitude === undefined && longitude === undefined) return undefined;
  const within =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east;
  if (within) return { latitude, longitude };
  notes.push(note('position-unreadable', extra));
  return null;
}
