/** Kilometres around a point that a search may have, in a straight line. */
export const nearBands = [1, 2, 5, 10, 20] as const;

export type NearBand = (typeof nearBands)[number];

/** Minutes of travel around a point that a search may have, where a router is set up. */
export const travelMinutes = [10, 20, 30, 45] as const;

export type TravelMinutes = (typeof travelMinutes)[number];

/** Ways to travel, as addresses and the API name them, and in words: 'by car'. */
export const travelModes = [
  { name: 'drive', label: 'by car' },
  { name: 'cycle', label: 'by bike' },
  { name: 'walk', label: 'on foot' },
] as const;

export type TravelMode = (typeof travelModes)[number]['name'];
