import { featureByName, plural } from '@verandah/market';
import type { FeatureName } from '@verandah/market';
import type { Chance } from './chance.ts';
import type { Kind } from './kinds.ts';
import type { SamplePlace } from './places.ts';

/** What the words are about. Never the street: it may be hidden. */
export interface Subject {
  readonly place: SamplePlace;
  readonly kind: Kind;
  readonly rental: boolean;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  readonly landMetres: number | null;
  readonly features: readonly FeatureName[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (noun: string): string => `${/^[aeiou](?!ni)/i.test(noun) ? 'an' : 'a'} ${noun}`;
const featureText = (name: FeatureName): string => {
  const label = featureByName(name)?.label ?? name;
  return label.charAt(0).toLowerCase() + label.slice(1);
};
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const light = [
  'north-facing',
  'light-filled',
  'quiet',
  'generous',
  'well-kept',
  'elegant',
  'easygoing',
  'considered',
  'leafy',
  'freshly painted',
  'characterful',
  'low-maintenance',
] as const;
const near = [
  'parks and cafés',
  'the station',
  'schools and shops',
  'the main street',
  'walking tracks',
  "the farmers' market",
  'the library and pool',
  'trams and trains',
  'playgrounds',
] as const;
const wide = ['open paddocks', 'long views', 'big skies', 'mature gums', 'a creek', 'good fences'] as const;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Features that an agent would name in a headline. */
const headlineFeatures: Readonly<Partial<Record<FeatureName, string>>> = {
  pool: 'a pool',
  balcony: 'a balcony',
  courtyard: 'a courtyard',
  deck: 'a deck',
  study: 'a study',
  openFirePlace: 'an open fireplace',
  outdoorEnt: 'room to entertain outdoors',
  secureParking: 'secure parking',
  solarPanels: 'solar power',
  rumpusRoom: 'a rumpus room',
  workshop: 'a workshop',
  tennisCourt: 'a tennis court',
};
const blocks = ['level', 'north-facing', 'corner', 'elevated', 'cleared', 'fully serviced'] as const;

/** A headline as an agent writes it: what it is, and the one or two things that bring people to see it. */
export function sampleTitle(random: Chance, { place, kind, bedrooms, landMetres, features }: Subject): string {
  const word = random.pick(light);
  const block = random.pick(blocks);
  const size = landMetres === null ? undefined : `${landMetres.toLocaleString('en-AU')} m²`;
  if (kind.scene === 'land')
    return random.pick([
      `${capital(block)} block in ${place.name}`,
      `Ready to build in ${place.name}`,
      `${capital(block)} land close to ${random.pick(near)}`,
      ...(size === undefined ? [] : [`${size} to build on in ${place.name}`]),
    ]);
  if (kind.scene === 'rural')
    return random.pick([
      `${capital(kind.word)} with ${random.pick(wide)}`,
      `${capital(kind.word)} near ${place.name} with ${random.pick(wide)}`,
      `Space, privacy and ${random.pick(wide)} near ${place.name}`,
      `Country living on the edge of ${place.name}`,
    ]);
  const sized =
    bedrooms !== null && bedrooms > 0 ? `${numerals[bedrooms] ?? bedrooms}-bedroom ${kind.word}` : kind.word;
  const special = features.flatMap((name) => headlineFeatures[name] ?? []);
  const feature = special.length > 0 ? random.pick(special) : undefined;
  return random.pick([
    `${capital(word)} ${kind.word} close to ${random.pick(near)}`,
    `${capital(sized)} in the heart of ${place.name}`,
    `${capital(sized)} near ${random.pick(near)}`,
    `${capital(word)} ${sized}`,
    ...(feature === undefined
      ? []
      : [`${capital(sized)} with ${feature}`, `${capital(word)} ${kind.word} with ${feature}`]),
    ...(size !== undefined && !kind.shared ? [`${capital(sized)} on ${size}`] : []),
  ]);
}

function opening(random: Chance, { place, kind, rental }: Subject): string {
  const word = random.pick(light);
  const way = random.pick([
    `${capital(article(word))} ${kind.word} in ${place.name}, moments from ${random.pick(near)}.`,
    `Set back from the bustle of ${place.name}, this ${word} ${kind.word} is easy to like and easier to live in.`,
    `There is a calm to this ${kind.word} that photographs only hint at.`,
    `In a pocket of ${place.name} where homes are seldom offered, this ${kind.word} makes the most of its ${random.pick(['aspect', 'setting', 'light', 'outlook'])}.`,
  ]);
  const then = rental
    ? random.pick([
        'Available to a household that will look after it as the owners have.',
        'Offered on a twelve-month lease, with longer terms welcome.',
        'Well managed and ready to move into.',
      ])
    : random.pick([
        'Held by the same family for many years, it is offered for the first time in a generation.',
        'Recent work has been done with care and leaves room for ideas of your own.',
        'It suits a first home, a change of pace or a long view.',
        'Owners who have loved it are ready for their next chapter.',
      ]);
  return `${way} ${then}`;
}

function rooms(random: Chance, { bedrooms, bathrooms, carSpaces, kind }: Subject): string {
  if (bedrooms === null)
    return random.pick([
      'The block is level and regular, with services at the boundary and an outlook that a good plan will make the most of.',
      'A gentle fall, wide frontage and established neighbours make this an easy site to build on, subject to the usual approvals.',
    ]);
  const counts = [
    bedrooms > 0 ? plural(bedrooms, 'bedroom') : '',
    bathrooms ? plural(bathrooms, 'bathroom') : '',
    carSpaces ? `parking for ${carSpaces}` : '',
  ].filter(Boolean);
  const living = random.pick([
    'The living area opens to the outdoors, so that summer evenings spill outside without anyone deciding that they should',
    'Living and dining share one long room with the light of the whole day',
    'A front sitting room keeps the noise of family life at a distance, while the kitchen holds the middle of the house',
    'The kitchen has bench space for two cooks and a view of whoever is at the table',
  ]);
  return `${living}. ${bedrooms > 0 ? `With ${listed(counts)}, there is a place for everyone` : `One clever room does the work of three${kind.shared ? ', with storage where it is least expected' : ''}`}.`;
}

/** Features that are not things that a home has. */
const conditions: Readonly<Partial<Record<FeatureName, string>>> = {
  furnished: 'It comes furnished.',
  petFriendly: 'Pets are welcome.',
  fullyFenced: 'The yard is fully fenced.',
};

function extras({ features, landMetres, kind }: Subject): string {
  const named = features.slice(0, 7);
  const labels = named.filter((name) => !(name in conditions)).map(featureText);
  const land =
    landMetres === null
      ? ''
      : landMetres >= 20_000
        ? `The land runs to ${Math.round(landMetres / 10_000).toLocaleString('en-AU')} hectares.`
        : `The land measures about ${Math.round(landMetres).toLocaleString('en-AU')} m².`;
  const has = labels.length === 0 ? '' : `Features of this ${kind.word} include ${listed(labels)}.`;
  return [has, ...named.flatMap((name) => conditions[name] ?? []), land].filter(Boolean).join(' ');
}

function surroundings(random: Chance, { place }: Subject): string {
  const [first = 'shops', second = 'parks'] = random.some(near, 2);
  return place.setting === 'metropolitan'
    ? random.pick([
        `${place.name} puts ${first} and ${second} within a walk, and the city within easy reach.`,
        `Weekends here need no car: ${first} one way, ${second} the other.`,
        `Close to ${first}, and near enough to ${second} to make a habit of them.`,
      ])
    : random.pick([
        `${place.name} has what a town needs: ${first}, ${second} and people who say hello.`,
        `Country quiet, with ${first} a short drive away in ${place.name}.`,
        `A district of good soil and good neighbours, with ${place.name} for everything else.`,
      ]);
}

function closing(random: Chance, { rental }: Subject): string {
  return rental
    ? random.pick([
        'Register to inspect and we will keep you informed of changes. Pets are considered on application.',
        'Please inspect before you apply; applications are answered within two business days.',
        'Photographs were taken when the home was last vacant.',
      ])
    : random.pick([
        'Call us for the contract, or come to the next open home and see for yourself.',
        'Inspect by appointment or at the advertised times; building reports are available on request.',
        'Sizes are approximate; please rely on your own enquiries.',
      ]);
}

/** Paragraphs, parted by an empty line. */
export function sampleDescription(random: Chance, subject: Subject): string {
  return [
    opening(random, subject),
    rooms(random, subject),
    extras(subject),
    surroundings(random, subject),
    closing(random, subject),
  ]
    .filter(Boolean)
    .join('\n\n');
}
