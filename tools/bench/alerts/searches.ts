import { emptySearch, normaliseSearch, type ListingSearch } from '@verandah/market';

export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly homes: number;
  readonly near: readonly string[];
  readonly office: string | null;
}

/** Random numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * The kinds of saved searches: six in ten name suburbs, most others are drawn or a screen of the map, few are
 * wide.
 */
export function storedSearches(places: readonly Place[], count: number, random: () => number): ListingSearch[] {
  const ends: number[] = [];
  places.reduce((sum, { homes }) => {
    ends.push(sum + homes);
    return sum + homes;
  }, 0);
  const total = ends.at(-1) ?? 0;
  const popular = (): Place => {
    const wanted = random() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return places[low] as Place;
  };
  return Array.from({ length: count }, () => normaliseSearch({ ...filters(random), ...where(popular(), random) }));
}

function where(place: Place, random: () => number): Partial<ListingSearch> {
  const kind = random();
  if (kind < 0.6)
    return {
      context: 'location',
      locations: [place.slug, ...place.near.slice(0, Math.floor(random() * 3))],
      surrounding: random() < 0.5,
    };
  if (kind < 0.61)
    return {
      context: 'location',
      locations: [place.slug.split('-').find((word) => /^(act|nsw|nt|qld|sa|tas|vic|wa)$/.test(word)) ?? 'vic'],
      surrounding: false,
    };
  if (kind < 0.63 && place.office !== null) return { context: 'office', office: place.office, locations: [] };
  const radius = 0.01 + random() * 0.12;
  const { latitude, longitude } = place;
  if (kind < 0.8)
    return {
      context: 'map',
      locations: [],
      bounds: {
        south: latitude - radius,
        north: latitude + radius,
        west: longitude - radius,
        east: longitude + radius,
      },
    };
  const shape = Array.from({ length: 40 }, (_, at) => {
    const [angle, far] = [(at / 40) * 2 * Math.PI, radius * (0.7 + random() * 0.3)];
    return { latitude: latitude + far * Math.sin(angle), longitude: longitude + far * Math.cos(angle) };
  });
  return { context: 'draw', locations: [], shape };
}

function filters(random: () => number): ListingSearch {
  const one = random();
  const mode = one < 0.65 ? 'buy' : one < 0.92 ? 'rent' : 'sold';
  const rent = mode === 'rent';
  const price = {
    ...(random() < 0.4 ? { min: rent ? 300 : 400_000 } : {}),
    ...(random() < 0.7
      ? { max: rent ? 450 + Math.floor(random() * 10) * 50 : 600_000 + Math.floor(random() * 20) * 50_000 }
      : {}),
  };
  const beds = 1 + Math.floor(random() * 4);
  return {
    ...emptySearch(mode),
    price,
    bedrooms: random() < 0.3 ? { only: [] } : random() < 0.8 ? { only: [], min: beds } : { only: [beds] },
    bathrooms: random() < 0.6 ? { only: [] } : { only: [], min: 2 },
    carSpaces: random() < 0.7 ? { only: [] } : { only: [], min: 1 },
    propertyTypes: random() < 0.5 ? [] : random() < 0.5 ? ['house'] : ['house', 'townhouse', 'villa'],
    features: random() < 0.8 ? [] : random() < 0.5 ? ['pool'] : ['airConditioning'],
    inspections: { dates: [], forthcoming: random() < 0.05 },
    underOffer: random() > 0.3,
  };
}
