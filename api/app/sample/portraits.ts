import { portraitKey, portraitsPerSet } from '../../domains/media/public.ts';
import type { Chance } from './chance.ts';

const long = new Set([
  'Amelia',
  'Bridget',
  'Chloe',
  'Dimitra',
  'Elena',
  'Farah',
  'Fiona',
  'Georgia',
  'Grace',
  'Hannah',
  'Isla',
  'Jasmine',
  'Kiara',
  'Leila',
  'Lucia',
  'Mei',
  'Mia',
  'Nadia',
  'Olivia',
  'Priya',
  'Ruby',
  'Samira',
  'Sienna',
  'Sophie',
  'Vera',
  'Yasmin',
  'Zara',
  'Zoe',
]);
const short = new Set([
  'Arjun',
  'Callum',
  'Daniel',
  'Ethan',
  'Hamish',
  'Imran',
  'Jack',
  'Joel',
  'Lachlan',
  'Liam',
  'Marcus',
  'Nathan',
  'Noah',
  'Oscar',
  'Patrick',
  'Rory',
  'Stefan',
  'Tane',
  'Thanh',
  'Tom',
  'Xavier',
]);

/** The key of a drawn portrait that may well be of somebody of this name. */
export function samplePortrait(random: Chance, name: string): string {
  const [first = ''] = name.split(' ');
  const likely = long.has(first) ? 'long' : short.has(first) ? 'short' : 'any';
  return portraitKey(random.happens(0.12) ? 'any' : likely, random.int(1, portraitsPerSet));
}
