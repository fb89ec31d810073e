import { attribute, child, type FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';
import type { FeedRecord } from './record.ts';

/** Australia with its islands; anything outside is a slip of the pen. */
const bounds = { south: -55, north: -9, west: 96, east: 168 };

const latitudes = ['geolat', 'latitude', 'lat'];
const longitudes = ['geolong', 'geolng', 'longitude', 'long', 'lng', 'lon'];
/** Extra fields that are named by an attribute: `<eField name="geoLat">`, `<extraField name="geoLat" value="…"/>`. */
const extraFields = ['efield', 'extrafield'];

function field(place: FeedElement, names: readonly string[]): number | null | undefined {
  const element = place.children.find((each) =>
    names.includes(
      (extraFields.includes(each.name.toLowerCase()) ? (attribute(each, 'name') ?? '') : each.name).toLowerCase(),
    ),
  );
  if (element === undefined) return undefined;
  const text = element.text.trim() || (attribute(element, 'value') ?? '');
  if (text === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Coordinates. The format has none; senders give them in the address, among the extra fields or beside them. Undefined
 * when the feed gives none or unreadable ones, null when it gives empty ones.
 */
export function mapPosition(listing: FeedElement, notes: Note[]): FeedRecord['position'] {
  const address = child(listing, 'address');
  const places = [child(listing, 'extraFields'), address && child(address, 'geocode'), address, listing];
  for (const place of places) {
    if (place === undefined) continue;
    const [latitude, longitude] = [field(place, latitudes), field(place, longitudes)];
    if (latitude === undefined && longitude === undefined) continue;
    if (latitude === null && longitude === null) return null;
    const within =
      typeof latitude === 'number' &&
      typeof longitude === 'number' &&
      latitude >= bounds.south &&
      latitude <= bounds.north &&
      longitude >= bounds.west &&
      longitude <= bounds.east;
    if (within) return { latitude, longitude };
    notes.push(note('position-unreadable', place));
    return undefined;
  }
  return undefined;
}
