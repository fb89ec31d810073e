import { readAttribute, childElement, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';
import type { FeedRecord } from './record.ts';

/** Australia with its islands; anything outside is a slip of the pen. */
const bounds = { south: -55, north: -9, west: 96, east: 168 };

const latitudes = ['geolat', 'latitude', 'lat'];
const longitudes = ['geolong', 'geolng', 'longitude', 'long', 'lng', 'lon'];
/** Extra fields that are named by an attribute: `<eField name="geoLat">`, `<extraField name="geoLat" value="…"/>`. */
const extraFields = ['efield', 'extrafield'];

function readField(place: FeedElement, names: readonly string[]): number | null | undefined {
  const element = place.children.find((each) =>
    names.includes(
      (extraFields.includes(each.name.toLowerCase()) ? (readAttribute(each, 'name') ?? '') : each.name).toLowerCase(),
    ),
  );
  if (element === undefined) return undefined;
  const text = element.text.trim() || (readAttribute(element, 'value') ?? '');
  if (text === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Coordinates. The format has none; senders give them in the address, among the extra fields or beside them. Undefined
 * when the feed gives none or unreadable ones, null when it gives empty ones.
 */
export function mapPosition(listing: FeedElement, notes: Note[]): FeedRecord['position'] {
  const address = childElement(listing, 'address');
  const places = [childElement(listing, 'extraFields'), address && childElement(address, 'geocode'), address, listing];
  for (const place of places) {
    if (place === undefined) continue;
    const [latitude, longitude] = [readField(place, latitudes), readField(place, longitudes)];
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
    notes.push(makeNote('position-unreadable', place));
    return undefined;
  }
  return undefined;
}
