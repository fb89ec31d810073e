import { facesOf } from './drawing/faces.ts';

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

/** Names of people who may wear a scarf or a turban. */
const covered = new Set(['Arjun', 'Farah', 'Leila', 'Samira', 'Yasmin']);

/**
 * The name of a face that suits this name. People with numbers near each other have
 * different portraits: they are on the same pages.
 */
export function samplePortrait(name: string, number: number): string {
  const [first = ''] = name.split(' ');
  const set = long.has(first) ? 'long' : short.has(first) ? 'short' : 'any';
  const fitting = facesOf(set, covered.has(first) && number % 2 === 0 ? 'covered' : 'shown');
  return fitting[number % fitting.length] as string;
}
