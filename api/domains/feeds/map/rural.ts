import { childElement, type FeedElement } from '../read/element.ts';
import type { Note } from '../report/note.ts';
import type { FeedRecord } from './record.ts';
import { readText } from './text.ts';

/** What visitors read, by the format's names. */
export const ruralLabels = {
  fencing: 'Fencing',
  annualRainfall: 'Annual rainfall',
  soilTypes: 'Soil types',
  improvements: 'Improvements',
  councilRates: 'Council rates',
  irrigation: 'Irrigation',
  carryingCapacity: 'Carrying capacity',
  services: 'Services',
} as const;

/** Rural particulars, label → text, in the order of the format; an empty element clears its own. */
export function mapRural(listing: FeedElement, notes: Note[]): FeedRecord['rural'] {
  const element = childElement(listing, 'ruralFeatures');
  if (element === undefined) return undefined;
  const found: Record<string, string | null> = {};
  for (const [name, label] of Object.entries(ruralLabels)) {
    const each = childElement(element, name);
    if (each !== undefined) found[label] = readText(each, notes, 2000) || null;
  }
  return found;
}
