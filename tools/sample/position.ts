import { isInside, polygonsOf } from '@verandah/api';
import type { Chance } from './chance.ts';
import type { SamplePlace } from './places.ts';

/** A place to put something in. */
type Surroundings = Pick<SamplePlace, 'latitude' | 'longitude' | 'setting' | 'outline'>;

/** Around the place's centre, a suburb is small, the country is not; inside its real boundary where it has one. */
export function positionIn(random: Chance, place: Surroundings): { latitude: number; longitude: number } {
  const polygons = place.outline && polygonsOf(place.outline);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { latitude, longitude } = around(random, place);
    if (!polygons || isInside(polygons, longitude, latitude)) return { latitude, longitude };
  }
  return { latitude: place.latitude, longitude: place.longitude };
}

/** Of a narrow suburb, most points around its centre are outside. */
const mostTries = 40;

function around(random: Chance, place: Surroundings): { latitude: number; longitude: number } {
  const reach = place.setting === 'metropolitan' ? 1.1 : place.setting === 'semi-rural' ? 1.8 : 4;
  const distance = (Math.sqrt(random.fraction()) * reach) / 111.2;
  const turn = random.fraction() * 2 * Math.PI;
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(place.latitude + distance * Math.sin(turn)),
    longitude: round(place.longitude + (distance * Math.cos(turn)) / Math.cos((place.latitude * Math.PI) / 180)),
  };
}
