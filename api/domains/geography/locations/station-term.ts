import { foldName } from './fold.ts';
import { isStreetKind, longStreetKind } from './suggest-street.ts';
import { longest, readTerm, type Term } from './suggest-term.ts';

/** A name, 'station' as people write it, and what follows. */
const typedStation = /^(.+?)(?: (?:train|railway|rail|metro))? (?:station|stn)(?: (.+))?$/;

/**
 * 'Flinders St railway station' → the term for 'flinders street station'. null for a text that names no station: one
 * without the word, and 'Old Station Road'.
 */
export function readStation(text: string): Term | null {
  const [, name, behind = ''] = typedStation.exec(foldName(text.slice(0, longest))) ?? [];
  if (name === undefined || isStreetKind(behind.split(' ')[0] ?? '')) return null;
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return readTerm([...words, words.length > 0 ? longStreetKind(last) : last, 'station', behind].join(' '));
}
