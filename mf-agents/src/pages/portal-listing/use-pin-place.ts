import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { graphql } from '../../graphql.ts';

export const readAroundPin = graphql(`
  query PortalAroundPin($latitude: Float!, $longitude: Float!) {
    nearestLocations(latitude: $latitude, longitude: $longitude, take: 4) { containsPosition location { label } }
  }`);

interface PinPlace {
  /** 'The pin is in Richmond, VIC 3121.'; '' while that is not known. */
  readonly text: string;
  /** The suburb around the pin is not the listing's. */
  readonly isElsewhere: boolean;
}

/** Milliseconds: a pin that is moved by keys is looked up when it rests. */
const pause = 400;
const unknown: PinPlace = { text: '', isElsewhere: false };

/** The suburb around a pin, in words; it warns when that is not the listing's. */
export function usePinPlace(
  pin: readonly [longitude: number, latitude: number] | null,
  suburb: string | null,
): PinPlace {
  const { graph } = useServices();
  const [found, setFound] = useState<{ readonly key: string; readonly label: string | null } | null>(null);
  const key = pin?.join() ?? '';
  useEffect(() => {
    if (key === '') return undefined;
    let latest = true;
    const [longitude = 0, latitude = 0] = key.split(',').map(Number);
    const timer = setTimeout(() => {
      graph.read(readAroundPin, { latitude, longitude }).then(
        ({ nearestLocations }) => {
          const around = nearestLocations.find(({ containsPosition }) => containsPosition);
          if (latest) setFound({ key, label: around?.location.label ?? null });
        },
        () => undefined, // the pin can be saved without it
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, key]);
  if (found?.key !== key || key === '' || found.label === null) return unknown;
  if (suburb === null || found.label === suburb) return { text: `The pin is in ${found.label}.`, isElsewhere: false };
  return { text: `The pin is in ${found.label}, not in ${suburb}. Check its place.`, isElsewhere: true };
}
