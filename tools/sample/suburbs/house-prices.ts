import type { Setting } from '@verandah/api';
import { knownPrices } from './known-prices.ts';

/** What the price of a house depends on. */
export interface PricedPlace {
  readonly slug: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly setting: Setting;
}

/** Dollars for a usual house of a state's capital, and of its other towns. */
const states: Readonly<Record<string, { readonly capital: number; readonly towns: number }>> = {
  NSW: { capital: 1_420_000, towns: 680_000 },
  VIC: { capital: 920_000, towns: 580_000 },
  QLD: { capital: 950_000, towns: 640_000 },
  WA: { capital: 850_000, towns: 540_000 },
  SA: { capital: 830_000, towns: 470_000 },
  TAS: { capital: 690_000, towns: 560_000 },
  ACT: { capital: 960_000, towns: 700_000 },
  NT: { capital: 600_000, towns: 450_000 },
};
const elsewhere = { capital: 700_000, towns: 500_000 };

/** Dollars for a usual house of a state's capital. */
export const capitalHousePrice = (stateCode: string): number => (states[stateCode] ?? elsewhere).capital;

const kilometres = (a: Position, b: Position): number =>
  111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

type Position = Pick<PricedPlace, 'latitude' | 'longitude'>;

/** Centres of the capitals, as the slugs of their localities. */
const capitals: Readonly<Record<string, string>> = {
  'sydney-nsw-2000': 'NSW',
  'melbourne-vic-3000': 'VIC',
  'brisbane-city-qld-4000': 'QLD',
  'perth-wa-6000': 'WA',
  'adelaide-sa-5000': 'SA',
  'hobart-tas-7000': 'TAS',
  'canberra-act-2601': 'ACT',
  'darwin-city-nt-0800': 'NT',
};

/** Beside a town's house of the same state. */
const bySetting: Readonly<Record<Setting, number>> = { metropolitan: 1, 'semi-rural': 0.95, rural: 0.7 };
/** Kilometres over which a known price is like that of the neighbours. */
const reach = 3.2;
/** Degrees of latitude and longitude beyond which it has no influence. */
const farAway = 0.12;

/** A place's house price and how far it is from the nearest capital's centre. */
export interface PlaceLevel {
  /** Dollars for a usual house here: three bedrooms, in today's market. */
  readonly housePrice: number;
  readonly kilometresToCapital: number;
}

/**
 * Prices of all places: known ones as they are, their neighbours like them, others by their state and the distance to
 * the capital. In the order of the places, which must include the capitals' centres.
 */
export function placeLevels(places: readonly PricedPlace[]): PlaceLevel[] {
  const centres = places.filter(({ slug }) => slug in capitals);
  const rough = places.map((place) => roughLevel(place, centres));
  const known = places.flatMap((place, index) => {
    const price = knownPrices[place.slug];
    const level = rough[index];
    return price === undefined || level === undefined
      ? []
      : [{ place, correction: Math.log((price * 1000) / level.housePrice) }];
  });
  return places.map((place, index) => {
    const level = rough[index] as PlaceLevel;
    const price = knownPrices[place.slug];
    if (price !== undefined) return { ...level, housePrice: price * 1000 };
    let [weights, sum] = [0.25, 0];
    for (const { place: other, correction } of known) {
      if (Math.abs(other.latitude - place.latitude) > farAway) continue;
      if (Math.abs(other.longitude - place.longitude) > farAway) continue;
      const weight = Math.exp(-((kilometres(place, other) / reach) ** 2));
      weights += weight;
      sum += weight * correction;
    }
    return sum === 0 ? level : { ...level, housePrice: Math.round(level.housePrice * Math.exp(sum / weights)) };
  });
}

/** High in the middle of a capital, lower towards its edge; beyond seventy kilometres the price of the state's towns. */
function roughLevel(place: PricedPlace, centres: readonly PricedPlace[]): PlaceLevel {
  let [nearest, kilometresToCapital] = ['', Infinity];
  for (const centre of centres) {
    const distance = kilometres(place, centre);
    if (distance < kilometresToCapital) [nearest, kilometresToCapital] = [capitals[centre.slug] ?? '', distance];
  }
  const inCity = capitalHousePrice(nearest) * (0.68 + 0.75 * Math.exp(-kilometresToCapital / 13));
  const inTown = (states[place.stateCode] ?? elsewhere).towns * bySetting[place.setting];
  const share = 1 / (1 + Math.exp((kilometresToCapital - 70) / 12));
  return { housePrice: Math.round(inCity * share + inTown * (1 - share)), kilometresToCapital };
}
