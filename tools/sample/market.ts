import type { Calendar } from './calendar.ts';
import { chance, mixSeed } from './chance.ts';
import { Diary } from './agents/diary.ts';
import { agentsPerOffice, inCharge } from './agents/team.ts';
import { sampleListing, type SampleListing } from './listing.ts';
import { Neighbourhood } from './neighbourhood.ts';
import type { SamplePlace } from './places.ts';
import type { SamplePictures } from './sample-pictures.ts';

export interface MarketOptions {
  readonly seed: number;
  readonly listings: number;
  readonly places: readonly SamplePlace[];
  /** Ids of the first office, agent and listing. */
  readonly first: { readonly office: number; readonly agent: number; readonly listing: number };
  readonly calendar: (zone: string) => Calendar;
  readonly pictures: SamplePictures;
}

const listingsPerOffice = 30;

export const officesFor = (listings: number): number => Math.ceil(listings / listingsPerOffice);

/** The place of an office, as one of a listing's numbers. */
export const firstListingOf = (office: number): number => office * listingsPerOffice;

/**
 * All listings, in batches. Memory does not grow with their number.
 * @param most listings of a batch
 */
export function* sampleMarket(options: MarketOptions, most: number): Generator<readonly SampleListing[]> {
  const { listings, places } = options;
  const placeOf = placeFinder(places);
  const diary = new Diary();
  let neighbourhood: Neighbourhood | undefined;
  for (let from = 0; from < listings; from += most) {
    // The two offices before are dealt listings of this batch too.
    diary.dropBefore(options.first.agent + (Math.floor(from / listingsPerOffice) - 2) * agentsPerOffice);
    const batch: SampleListing[] = [];
    for (let number = from; number < Math.min(listings, from + most); number += 1) {
      const place = placeOf(number);
      if (neighbourhood?.place !== place) neighbourhood = new Neighbourhood(place);
      batch.push(dealtListing(options, number, neighbourhood, diary));
    }
    yield batch;
  }
}

function dealtListing(
  { seed, listings, first, calendar, pictures }: MarketOptions,
  number: number,
  neighbourhood: Neighbourhood,
  diary: Diary,
): SampleListing {
  const random = chance(mixSeed(seed, 'deal', number));
  // The office of the neighbourhood, or one of the two beside it.
  const near = random.weighed([
    [-1, 1],
    [0, 2],
    [1, 1],
  ]);
  const office = Math.min(officesFor(listings) - 1, Math.max(0, Math.floor(number / listingsPerOffice) + near));
  return sampleListing(seed, number, {
    id: first.listing + number,
    officeId: first.office + office,
    agentsFor: (rental) => inCharge(random, rental).map((index) => first.agent + office * agentsPerOffice + index),
    calendar: calendar(neighbourhood.place.timeZone),
    pictures,
    neighbourhood,
    diary,
  });
}

/** The locality of a listing's number. To be called in rising order. */
export function placeFinder(places: readonly SamplePlace[]): (number: number) => SamplePlace {
  let index = 0;
  return (number) => {
    while (index < places.length - 1 && number >= (places[index]?.first ?? 0) + (places[index]?.count ?? 0)) index += 1;
    return places[index] as SamplePlace;
  };
}
