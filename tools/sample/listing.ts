import { featureBits } from '@verandah/market';
import type { ListingStatusType } from '@verandah/market';
import { listingUri, type StoredDocument } from '@verandah/api';
import { auctionShare, sampleOutcome } from './auction-outcome.ts';
import type { Calendar } from './calendar.ts';
import { chance, mixSeed } from './chance.ts';
import type { Chance } from './chance.ts';
import { sampleFeatures } from './features.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { FloorPlan } from './drawing/floor-plans.ts';
import { planPhoto, sampleFloorPlan, samplePhotos } from './pictures.ts';
import type { Diary } from './agents/diary.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import type { SamplePlace } from './places.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { priceText, salePrice, weeklyRent } from './price.ts';
import { sampleDescription, sampleTitle } from './words.ts';

/** Columns of `listing`, and the rows that hang on it. */
export interface SampleListing {
  readonly row: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly inspections: readonly {
    readonly listing_id: number;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly local_date: string;
  }[];
  /** Ids, the first in charge. */
  readonly agents: readonly number[];
}

/** Where a listing is and who offers it. */
export interface ListingContext {
  readonly id: number;
  readonly officeId: number;
  agentsFor(rental: boolean): readonly number[];
  readonly calendar: Calendar;
  readonly pictures: SamplePictures;
  /** Of earlier listings in its place. */
  readonly neighbourhood: Neighbourhood;
  readonly diary: Diary;
}

const modes: readonly (readonly [ListingStatusType, number])[] = [
  ['buy', 46],
  ['rent', 30],
  ['sold', 17],
  ['leased', 7],
];
const tiers: readonly (readonly [number, number])[] = [
  [0, 28],
  [1, 48],
  [2, 16],
  [3, 8],
];
/** Shares of listings that hide their price, or their street. */
const hidden = 0.03;

/** One listing; the same for the same seed, number, day and earlier listings. Books its agents' time. */
export function sampleListing(
  seed: number,
  number: number,
  { id, officeId, agentsFor, calendar, pictures, neighbourhood, diary }: ListingContext,
): SampleListing {
  const { place } = neighbourhood;
  const random = chance(mixSeed(seed, 'listing', number));
  const statusType = random.weighed(modes);
  const rental = statusType === 'rent' || statusType === 'leased';
  const completed = statusType === 'sold' || statusType === 'leased';
  const kind = random.weighed(
    kinds.filter(({ rentable }) => rentable || !rental).map((each) => [each, weightAt(each, place)] as const),
  );
  const bedrooms = kind.bedrooms === null ? null : random.int(...kind.bedrooms);
  const bathrooms =
    bedrooms === null ? null : Math.max(1, Math.min(6, Math.round(bedrooms * (0.4 + random.fraction() * 0.4))));
  const carSpaces = bedrooms === null ? null : Math.min(6, random.int(0, kind.shared ? 2 : 3));
  const landMetres =
    kind.land === null ? null : Math.round(random.int(...kind.land) * (kind.land[1] > 20_000 ? random.factor(0.2) : 1));
  const features = sampleFeatures(random, kind);
  const subject = { place, kind, rental, bedrooms, bathrooms, carSpaces, landMetres, features };
  const { latitude, longitude, ...street } = neighbourhood.settle(random, kind);
  const streetVisible = !random.happens(hidden);
  const agents = agentsFor(rental);
  const times = sampleTimes(random, id, statusType, place, calendar, (from, to) =>
    diary.book(agents, { from, to, place: place.id }),
  );
  const plan = sampleFloorPlan(chance(mixSeed(seed, 'plan', number)), kind, { bedrooms, bathrooms, carSpaces });
  const price = salePrice(random, place, kind, bedrooms, landMetres);
  return {
    row: {
      id,
      uri: listingUri({
        id,
        streetVisible,
        ...street,
        suburb: place.name,
        stateCode: place.stateCode,
        postcode: place.postcode,
        propertyType: kind.number,
      }),
      status_type: statusType,
      status: completed ? 'completed' : 'available',
      listing_class: rental ? 'rental' : 'sale',
      under_offer: statusType === 'buy' && random.happens(0.05),
      property_type: kind.number,
      tier: random.weighed(tiers),
      exclusive: random.happens(0.04),
      office_id: officeId,
      locality_id: place.id,
      ...samplePrice(random, place.stateCode, statusType, price, times.auction_at !== null),
      street_visible: streetVisible,
      unit: street.unit,
      street_number: street.streetNumber,
      street: street.street,
      latitude,
      longitude,
      bedrooms,
      bathrooms,
      car_spaces: carSpaces,
      land_metres: landMetres,
      frontage_metres:
        landMetres === null ? null : Math.round(Math.sqrt(landMetres * (0.35 + random.fraction() * 0.3))),
      building_metres: bedrooms === null ? null : (plan?.squareMetres ?? 38 + bedrooms * random.int(28, 44)),
      features: String(featureBits(features)),
      auction_at: times.auction_at,
      listed_at: times.listed_at,
      completed_on: times.completed_on,
      available_on: times.available_on,
      bond: rental ? weeklyRent(price) * 4 : null,
      title: sampleTitle(random, subject),
      description: sampleDescription(random, subject),
      document: {
        ...sampleDocument(random, id, kind, plan, pictures),
        ...sampleOutcome(chance(mixSeed(seed, 'outcome', number)), { statusType, place, ...times }, calendar),
      },
    },
    inspections: times.inspections,
    agents,
  };
}

/** In the middle of a city people live above one another. */
function weightAt({ weight, shared, land }: Kind, { setting, inner }: SamplePlace): number {
  if (!inner) return weight[setting];
  return weight[setting] * (shared ? 3 : land === null ? 1 : 0.2);
}

function samplePrice(
  random: Chance,
  stateCode: string,
  statusType: ListingStatusType,
  price: number,
  auction: boolean,
): Readonly<Record<string, unknown>> {
  const isPriceShown = !random.happens(hidden);
  const none = { completed_price: null, completed_price_visible: false };
  if (statusType === 'rent' || statusType === 'leased') {
    const rent = weeklyRent(price);
    return {
      search_price: rent,
      price_visible: isPriceShown,
      price_text: isPriceShown ? `$${rent.toLocaleString('en-AU')} per week` : null,
      ...none,
    };
  }
  const { text, guided } = priceText(random, stateCode, price, auction);
  const shown = {
    search_price: price,
    price_visible: isPriceShown && guided,
    price_text: isPriceShown ? text : 'Contact agent',
  };
  return statusType === 'sold'
    ? {
        ...shown,
        completed_price: Math.round((price * (0.96 + random.fraction() * 0.12)) / 500) * 500,
        completed_price_visible: isPriceShown && !random.happens(0.1),
      }
    : { ...shown, ...none };
}

interface Times {
  readonly listed_at: string;
  readonly completed_on: string | null;
  readonly available_on: string | null;
  readonly auction_at: string | null;
  readonly inspections: SampleListing['inspections'];
}

const minute = 60_000;
/** Minutes of an auction with the inspection before it, and of an inspection. */
const [auctionMinutes, inspectionMinutes] = [60, 30];
/** Minutes by which an appointment is moved when its agents are elsewhere. */
const step = 45;

/** @param book whether the agents were free from one moment to another, which are theirs no more */
function sampleTimes(
  random: Chance,
  id: number,
  statusType: ListingStatusType,
  place: SamplePlace,
  calendar: Calendar,
  book: (from: number, to: number) => boolean,
): Times {
  const hour = (): number => random.int(8, 18);
  if (statusType === 'sold' || statusType === 'leased') {
    const ended = -random.int(1, 360);
    return {
      listed_at: calendar.at(ended - random.int(10, 60), hour(), random.int(0, 59)),
      completed_on: calendar.day(ended),
      available_on: null,
      auction_at: null,
      inspections: [],
    };
  }
  const listed = calendar.at(-1 - Math.floor(random.fraction() ** 2 * 90), hour(), random.int(0, 59));
  const arrange = (day: number, hours: readonly [first: number, last: number], minutes: number): number | undefined => {
    const preferred = Date.parse(calendar.at(day, random.int(...hours), random.pick([0, 15, 30])));
    return startsOn(day, hours, preferred, calendar).find((start) => book(start, start + minutes * minute));
  };
  const saturdays = calendar.openDays(6);
  const auctionDay =
    statusType === 'buy' && random.happens(auctionShare(place.stateCode)) ? saturdays[random.int(0, 3)] : undefined;
  const auction = auctionDay === undefined ? undefined : arrange(auctionDay, [10, 15], auctionMinutes);
  const inspectionDays = [...saturdays.slice(0, 2), calendar.openDays(3)[0], calendar.openDays(4)[0]].filter(
    (day) => day !== undefined,
  );
  const days = random.happens(0.72) ? random.some(inspectionDays, random.int(1, 3)) : [];
  const inspections = days
    .filter((day) => auctionDay === undefined || day < auctionDay)
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      const start = arrange(day, calendar.weekday(day) === 6 ? [9, 15] : [16, 18], inspectionMinutes);
      if (start === undefined) return [];
      return [
        {
          listing_id: id,
          starts_at: new Date(start).toISOString(),
          ends_at: new Date(start + inspectionMinutes * minute).toISOString(),
          local_date: calendar.day(day),
        },
      ];
    });
  return {
    listed_at: listed,
    completed_on: null,
    available_on: statusType === 'rent' ? calendar.day(random.int(-5, 40)) : null,
    auction_at: auction === undefined ? null : new Date(auction).toISOString(),
    inspections,
  };
}

/** Moments of a day at which an appointment may begin: the preferred one, then later ones, then earlier ones. */
function startsOn(
  day: number,
  [first, last]: readonly [first: number, last: number],
  preferred: number,
  calendar: Calendar,
): number[] {
  const from = Date.parse(calendar.at(day, first, 0));
  const to = Date.parse(calendar.at(day, last, 45));
  const later = Array.from({ length: Math.floor((to - preferred) / (step * minute)) + 1 }, (_, index) => index);
  const earlier = Array.from({ length: Math.floor((preferred - from) / (step * minute)) }, (_, index) => -1 - index);
  return [...later, ...earlier].map((steps) => preferred + steps * step * minute);
}

function sampleDocument(
  random: Chance,
  id: number,
  kind: Kind,
  plan: FloorPlan | undefined,
  pictures: SamplePictures,
): StoredDocument {
  const videos: { type: 'Video' | 'VirtualTour'; url: string }[] = [];
  if (random.happens(0.09)) videos.push({ type: 'Video', url: `https://video.example/films/${id}` });
  if (random.happens(0.07)) videos.push({ type: 'VirtualTour', url: `https://tours.example/walk/${id}` });
  const rural =
    kind.scene === 'rural'
      ? [
          {
            label: 'Water',
            text: random.pick([
              'Two dams and a bore',
              'Creek frontage and a bore',
              'Rain water tanks of 90,000 litres',
              'Town water and one dam',
            ]),
          },
          {
            label: 'Fencing',
            text: random.pick([
              'Well fenced into six paddocks',
              'Boundary fences in good order',
              'Stock-proof, partly renewed',
            ]),
          },
          {
            label: 'Soil',
            text: random.pick(['Red loam', 'Black self-mulching clay', 'Sandy loam over clay', 'Basalt soils']),
          },
        ]
      : [];
  return {
    photos: samplePhotos(random, kind, pictures),
    floorPlans: plan ? [planPhoto(plan, pictures)] : [],
    videos,
    documents: [],
    extraFeatures:
      kind.bedrooms === null
        ? []
        : random.some(
            [
              'Pantry',
              'Linen press',
              'Double glazing',
              'Rear lane access',
              'Ceiling fans',
              'Ensuite',
              'Bike storage',
              'Raked ceilings',
            ],
            random.int(0, 3),
          ),
    ...(random.happens(0.06) ? { newlyBuilt: true } : {}),
    ...(random.happens(0.1) ? { energyRating: random.int(8, 16) / 2 } : {}),
    rural,
  };
}
