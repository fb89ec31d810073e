import { cornersOf } from '../../domains/listings/public.ts';
import { cornerNames, jsonNames, prices, rowNames, shapeNames, skipNames } from './prices.ts';

/** What a call's arguments make it do, and what they cost. */
export interface Sent {
  points: number;
  /** Of all its shapes. */
  corners: number;
  /** Rows that it requests; they cost nothing yet. */
  rows: number | undefined;
}

/** Levels of an argument that are read: no input has more, and JSON may have any number. */
const mostLevels = 12;

/** Adds an argument with all nested values. */
export function addSent(sent: Sent, name: string, value: unknown, levels = mostLevels): void {
  if (levels === 0) return;
  if (typeof value === 'number') {
    if (rowNames.includes(name)) sent.rows = Math.max(sent.rows ?? 0, value);
    if (cornerNames.includes(name)) sent.points += Math.max(0, value) * prices.corner;
    if (skipNames.includes(name)) sent.points += (Math.max(0, value) / 1000) * prices.skippedThousand;
  } else if (typeof value === 'string') {
    if (jsonNames.includes(name)) addSent(sent, '', parseJson(value), levels - 1);
    if (!shapeNames.includes(name)) return;
    const corners = cornersOf(value);
    sent.corners += corners;
    sent.points += corners * prices.corner;
  } else if (Array.isArray(value)) {
    sent.points += value.length * prices.element;
    for (const each of value) addSent(sent, '', each, levels - 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) addSent(sent, key, each, levels - 1);
  }
}

/** Undefined for invalid JSON: it costs nothing, since it is rejected. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: the operation itself is rejected elsewhere
  }
}
