import { facesOf } from './drawing/faces.ts';
import { samplePortrait } from './portraits.ts';

test('[DATA-04] portraits fit first names, and people near each other have different ones', () => {
  const people = [
    'Bridget Moran',
    'Samira Gupta',
    'Dimitra Marchetti',
    'Sienna Zammit',
    'Olivia Ostrowski',
    'Mia Abbott',
  ];
  const keys = people.map((name, number) => samplePortrait(name, number));
  expect(new Set(keys).size).toBe(people.length);
  expect(keys.filter((key) => !key.startsWith('long-'))).toEqual([]);
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const covered = new Set([...facesOf('long', 'covered'), ...facesOf('short', 'covered')]);
  const worn = (name: string) =>
    numbers.map((number) => samplePortrait(name, number)).filter((key) => covered.has(key));
  expect([worn('Bridget Moran'), worn('Callum Reid')]).toEqual([[], []]);
  expect(worn('Samira Gupta').length).toBe(50);
});
