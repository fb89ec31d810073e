import type { Chance } from '../chance.ts';
import { streetNames } from '../names.ts';

/** An agent's description of themselves. */
export interface AgentProfileRow {
  readonly bio: string;
  readonly tier: number;
  readonly social: Readonly<Record<string, string>>;
  readonly expertise: readonly string[];
  readonly awards: readonly { readonly title: string; readonly year: number }[];
}

const fields = [
  'First home buyers',
  'Apartments',
  'Family homes',
  'Period homes',
  'Auctions',
  'Investment properties',
  'Downsizing',
  'Off-the-plan',
  'Acreage and lifestyle',
  'Townhouses',
  'Property management',
  'Leasing',
  'Land and new estates',
  'Renovated homes',
  'Waterfront homes',
  'Private sales',
] as const;
const ofRentals = new Set<string>([
  'Property management',
  'Leasing',
  'Investment properties',
  'Apartments',
  'Townhouses',
]);

const before = [
  'ran a small café',
  'taught primary school',
  'worked as a builder',
  'nursed for nine years',
  'was a conveyancing clerk',
  "worked in a bank's lending team",
  'drew plans for an architect',
  'managed a hardware store',
  'played second-grade cricket and coached juniors',
  'sold furniture',
  'translated for the courts',
  'wrote for a local paper',
] as const;
const ways = [
  'answers the phone on Sundays',
  'reads the whole contract before anyone else does',
  'tells sellers what buyers really said',
  'keeps a notebook of every street in the district',
  'would rather lose a listing than promise a price',
  'walks through each home twice before writing a word about it',
  'calls back the same day, with an answer',
  'explains each step before it happens',
  'has a list of good trades and shares it',
  'stays calm when the bidding is not',
] as const;
const outside = [
  'is learning the cello, slowly',
  'swims at the local pool before work',
  'restores old bicycles',
  'grows more tomatoes than the street can eat',
  'volunteers with the fire brigade',
  'walks two greyhounds',
  'coaches under-tens netball',
  'surfs badly and often',
  'is raising three boys',
  'sings in a choir',
  'bakes sourdough for the open homes',
  'follows the football with more hope than reason',
] as const;
const prizes = [
  'Agent of the year',
  'Auctioneer of the year, regional final',
  'Property manager of the year',
  'Best customer service',
  'Community award',
  'Rising star',
  'Top listing agent',
] as const;

/** Two habits that differ. */
function twoWays(random: Chance): readonly [string, string] {
  const way = random.pick(ways);
  const other = random.pick(ways);
  return [way, other === way ? (ways[(ways.indexOf(way) + 1) % ways.length] ?? other) : other];
}

export function agentProfile(
  random: Chance,
  {
    name,
    title,
    place,
    username,
    domain,
    year,
  }: {
    readonly name: string;
    readonly title: string;
    readonly place: string;
    readonly username: string;
    readonly domain: string;
    readonly year: number;
  },
): AgentProfileRow {
  const [first = name] = name.split(' ');
  const years = random.int(2, 24);
  const rentals = /manager|Leasing/.test(title);
  const tier = random.weighed([
    [0, 22],
    [1, 44],
    [2, 24],
    [3, 10],
  ]);
  const opening = random.pick([
    `${name} has ${rentals ? 'looked after rentals' : 'sold homes'} in and around ${place} for ${years} years.`,
    `${first} grew up near ${random.pick(streetNames)} Street and has worked in ${place} for ${years} years.`,
    `Before real estate ${first} ${random.pick(before)}; that was ${years} years ago.`,
    `${first} came to ${place} for one summer, ${years} years ago, and stayed.`,
  ]);
  const middle = random.pick([
    `Clients say that ${first} ${random.pick(ways)}.`,
    `${first} ${twoWays(random).join(', and ')}.`,
    `What people remember: ${first} ${random.pick(ways)}.`,
  ]);
  const closing = random.happens(0.75) ? ` Away from work ${first} ${random.pick(outside)}.` : '';
  const has = (share: number): boolean => random.happens(share);
  return {
    bio: tier === 0 && has(0.35) ? '' : `${opening} ${middle}${closing}`,
    tier,
    social: {
      ...(has(0.5) ? { facebook: `https://social.example/people/${username}` } : {}),
      ...(has(0.45) ? { instagram: `https://pictures.example/${username}` } : {}),
      ...(has(0.4) ? { linkedin: `https://careers.example/in/${username}` } : {}),
      ...(has(0.3) ? { website: `https://www.${domain}/${username}` } : {}),
    },
    expertise: random.some(rentals ? fields.filter((field) => ofRentals.has(field)) : fields, random.int(1, 4)),
    awards:
      tier > 0 && has(0.3)
        ? random.some(prizes, random.int(1, 2)).map((prize) => ({ title: prize, year: year - random.int(0, 5) }))
        : [],
  };
}
