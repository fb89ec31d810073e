import type { MapPlace } from '@verandah/map';

/**
 * The map's view, which is not part of its search. It is in the address after `#`, which is the same page, so that
 * reloading, sharing and Back show it again.
 */
export interface AddressedView {
  readonly centre: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  /** The listing whose card is open. */
  readonly home?: string | undefined;
}

const form = /^#map=(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)(?:&home=([1-9]\d{0,8}))?$/;

/** Reads '#map=-37.82,145.01,14.2&home=17'; null for anything else. */
export function readViewAddress(hash: string): AddressedView | null {
  const [, latitude, longitude, zoom, home] = form.exec(hash) ?? [];
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null;
  const centre = [Number(longitude), Number(latitude)] as const;
  if (Math.abs(centre[0]) > 180 || Math.abs(centre[1]) > 90) return null;
  return { centre, zoom: Number(zoom), ...(home && { home }) };
}

/** To a metre or so, and a hundredth of a zoom level. */
export function writeViewAddress({ centre: [longitude, latitude], zoom }: MapPlace, home: string | undefined): string {
  const short = (value: number, decimals: number): number => Number(value.toFixed(decimals));
  return `#map=${short(latitude, 5)},${short(longitude, 5)},${short(zoom, 2)}${home ? `&home=${home}` : ''}`;
}

/** The view that the page's address names now. */
export const namedView = (): AddressedView | null => readViewAddress(window.location.hash);
