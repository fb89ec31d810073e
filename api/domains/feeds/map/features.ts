import { features as vocabulary, type FeatureName } from '@verandah/market';
import { readAttribute, childElement, childElements, type FeedElement } from '../read/element.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import { readCount, readYesNo } from './number.ts';
import type { CountName, FeedRecord } from './record.ts';
import { readText } from './text.ts';

const countNames: readonly CountName[] = [
  'bedrooms',
  'bathrooms',
  'ensuite',
  'garages',
  'carports',
  'openSpaces',
  'toilets',
  'livingAreas',
];
const names: ReadonlySet<string> = new Set(vocabulary.map(({ name }) => name));
const isName = (name: string): name is FeatureName => names.has(name);

/** Elements that state a feature of the vocabulary, or another one, under another name. */
const others: Readonly<Record<string, { name?: FeatureName; extra?: string }>> = {
  poolInGround: { name: 'pool', extra: 'In-ground pool' },
  poolAboveGround: { name: 'pool', extra: 'Above-ground pool' },
  hydronicHeating: { extra: 'Hydronic heating' },
  reverseCycleAirCon: { name: 'airConditioning', extra: 'Reverse-cycle air conditioning' },
  smokers: { extra: 'Smokers welcome' },
};

/** The element contains a type instead of a yes. */
const byType: Readonly<Record<string, Readonly<Record<string, { names: readonly FeatureName[]; extra?: string }>>>> = {
  heating: {
    gas: { names: ['gasHeating'] },
    gdh: { names: ['gasHeating', 'ductedHeating'] },
    electric: { names: [], extra: 'Electric heating' },
    solid: { names: [], extra: 'Solid-fuel heating' },
    other: { names: [] },
  },
  hotWaterService: {
    solar: { names: ['solarHotWater'] },
    gas: { names: [], extra: 'Gas hot water' },
    electric: { names: [], extra: 'Electric hot water' },
  },
};

const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idealFor: {
    firstHomeBuyer: 'Ideal for first home buyers',
    investors: 'Ideal for investors',
    downsizing: 'Ideal for downsizing',
    couples: 'Ideal for couples',
    students: 'Ideal for students',
    lrgFamilies: 'Ideal for large families',
    reitrees: 'Ideal for retirees',
  },
  views: {
    city: 'City views',
    water: 'Water views',
    valley: 'Valley views',
    mountain: 'Mountain views',
    ocean: 'Ocean views',
  },
};

/** An element of the format for a feature outside the vocabulary. */
interface ExtraElement {
  readonly container: 'features' | 'idealFor' | 'views';
  readonly name: string;
  /** Expected instead of a yes. */
  readonly type?: string;
}

const extraElements: ReadonlyMap<string, ExtraElement> = new Map<string, ExtraElement>([
  ...Object.entries(others).flatMap(([name, { extra }]): [string, ExtraElement][] =>
    extra === undefined ? [] : [[extra, { container: 'features', name }]],
  ),
  ...Object.entries(byType).flatMap(([name, types]) =>
    Object.entries(types).flatMap(([type, { extra }]): [string, ExtraElement][] =>
      extra === undefined ? [] : [[extra, { container: 'features', name, type }]],
    ),
  ),
  ...(['idealFor', 'views'] as const).flatMap((container) =>
    Object.entries(named[container] ?? {}).map(([name, label]): [string, ExtraElement] => [label, { container, name }]),
  ),
]);

/** The element of a feature's label; undefined without one. */
export const extraElement = (label: string): ExtraElement | undefined => extraElements.get(label);

/** What a table holds under a word of the feed; nothing that every object has. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

type Found = {
  counts: Partial<Record<CountName, number | null>>;
  features: Partial<Record<FeatureName, boolean>>;
  extras: Record<string, boolean>;
};

// A pool or spa is one feature by several elements: a no of one doesn't take back the yes of another.
const setFeature = (found: Found, name: FeatureName, yes: boolean): void => {
  found.features[name] = yes || found.features[name] === true;
};

function readTyped(element: FeedElement, found: Found, notes: Note[]): void {
  const type = readAttribute(element, 'type')?.toLowerCase() ?? 'other';
  const meaning = ownValue(byType[element.name] ?? {}, type);
  if (meaning === undefined) notes.push(makeNote('value-unreadable', attributeOf(element, 'type'), type));
  for (const name of meaning?.names ?? []) setFeature(found, name, true);
  if (meaning?.extra !== undefined) found.extras[meaning.extra] = true;
}

// The older `spa` with a type was replaced by insideSpa (in ground) and outsideSpa (above ground); in ground is the
// default.
function readSpa(element: FeedElement, found: Found, notes: Note[]): void {
  const yes = readYesNo(element, notes);
  const above = readAttribute(element, 'type')?.toLowerCase() === 'aboveground';
  if (yes === true) setFeature(found, above ? 'outsideSpa' : 'insideSpa', true);
  else if (yes === false) for (const name of ['insideSpa', 'outsideSpa'] as const) setFeature(found, name, false);
}

function readOne(element: FeedElement, found: Found, notes: Note[]): void {
  const { name } = element;
  const count = countNames.find((each) => each === name);
  if (count !== undefined) {
    const read = readCount(element, notes);
    if (read !== undefined) found.counts[count] = read;
    return;
  }
  if (name === 'spa') return readSpa(element, found, notes);
  if (ownValue(byType, name) !== undefined) return readTyped(element, found, notes);
  const other = ownValue(others, name);
  if (other === undefined && !isName(name)) return;
  const yes = readYesNo(element, notes);
  if (yes === null) return;
  const feature = isName(name) ? name : other?.name;
  if (feature !== undefined) setFeature(found, feature, yes);
  if (other?.extra !== undefined) found.extras[other.extra] = yes;
  if (name === 'pool' && yes && readAttribute(element, 'type')?.toLowerCase() === 'aboveground')
    found.extras['Above-ground pool'] = true;
}

/** The agent's own words, split at commas and lines, each once. */
export function splitWords(text: string): string[] {
  const parts = text.split(/[,;\n•]+/).map((part) => part.replace(/\s+/g, ' ').trim().replace(/[.]$/, ''));
  const seen = new Set<string>();
  return parts.filter(
    (part) => part !== '' && part.length <= 120 && !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()),
  );
}

/** Rooms, features of the vocabulary and the words for others. Only what the feed mentions is in the result. */
export function mapFeatures(
  listing: FeedElement,
  notes: Note[],
): Pick<FeedRecord, 'counts' | 'features' | 'extras' | 'otherFeatures'> {
  const found: Found = { counts: {}, features: {}, extras: {} };
  for (const container of ['features', 'allowances', 'ecoFriendly']) {
    for (const element of childElements(listing, container).flatMap((each) => each.children))
      readOne(element, found, notes);
  }
  for (const [container, labels] of Object.entries(named)) {
    for (const element of childElements(listing, container).flatMap((each) => each.children)) {
      const label = ownValue(labels, element.name);
      const yes = label === undefined ? null : readYesNo(element, notes);
      if (label !== undefined && yes !== null) found.extras[label] = yes;
    }
  }
  const inFeatures = childElement(listing, 'features');
  const words = inFeatures === undefined ? undefined : childElement(inFeatures, 'otherFeatures');
  const any = (map: object): boolean => Object.keys(map).length > 0;
  return {
    ...(any(found.counts) ? { counts: found.counts } : {}),
    ...(any(found.features) ? { features: found.features } : {}),
    ...(any(found.extras) ? { extras: found.extras } : {}),
    ...(words === undefined ? {} : { otherFeatures: splitWords(readText(words, notes, 2000, true)) }),
  };
}
