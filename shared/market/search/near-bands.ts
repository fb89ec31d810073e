/** Kilometres that a search may ask for around a point, as the crow flies. */
export const nearBands = [1, 2, 5, 10, 20] as const;

export type NearBand = (typeof nearBands)[number];
