export type FeatureGroup = 'main' | 'indoor' | 'outdoor' | 'eco';

/** Name in the graph API and label, by group; the position in this list is the feature's bit, so only ever append. */
const table = [
  ['furnished', 'Furnished', 'main'],
  ['gym', 'Gym', 'main'],
  ['openFirePlace', 'Open fireplace', 'main'],
  ['petFriendly', 'Pet friendly', 'main'],
  ['pool', 'Pool', 'main'],
  ['airConditioning', 'Air conditioning', 'indoor'],
  ['alarmSystem', 'Alarm system', 'indoor'],
  ['broadband', 'Broadband', 'indoor'],
  ['builtInRobes', 'Built-in robes', 'indoor'],
  ['dishwasher', 'Dishwasher', 'indoor'],
  ['ductedCooling', 'Ducted cooling', 'indoor'],
  ['ductedHeating', 'Ducted heating', 'indoor'],
  ['evaporativeCooling', 'Evaporative cooling', 'indoor'],
  ['floorboards', 'Floorboards', 'indoor'],
  ['gasHeating', 'Gas heating', 'indoor'],
  ['insideSpa', 'Inside spa', 'indoor'],
  ['intercom', 'Intercom', 'indoor'],
  ['payTV', 'Pay TV', 'indoor'],
  ['rumpusRoom', 'Rumpus room', 'indoor'],
  ['splitSystemAirCon', 'Split-system air conditioning', 'indoor'],
  ['splitSystemHeating', 'Split-system heating', 'indoor'],
  ['study', 'Study', 'indoor'],
  ['vacuumSystem', 'Vacuum system', 'indoor'],
  ['balcony', 'Balcony', 'outdoor'],
  ['courtyard', 'Courtyard', 'outdoor'],
  ['deck', 'Deck', 'outdoor'],
  ['fullyFenced', 'Fully fenced', 'outdoor'],
  ['outdoorEnt', 'Outdoor entertaining', 'outdoor'],
  ['outsideSpa', 'Outside spa', 'outdoor'],
  ['remoteGarage', 'Remote garage', 'outdoor'],
  ['secureParking', 'Secure parking', 'outdoor'],
  ['shed', 'Shed', 'outdoor'],
  ['tennisCourt', 'Tennis court', 'outdoor'],
  ['workshop', 'Workshop', 'outdoor'],
  ['greyWaterSystem', 'Grey water system', 'eco'],
  ['solarHotWater', 'Solar hot water', 'eco'],
  ['solarPanels', 'Solar panels', 'eco'],
  ['waterTank', 'Water tank', 'eco'],
] as const satisfies readonly (readonly [string, string, FeatureGroup])[];

export type FeatureName = (typeof table)[number][0];

export interface Feature {
  readonly name: FeatureName;
  readonly label: string;
  readonly group: FeatureGroup;
  /** Index of the feature's bit in a feature mask. */
  readonly bit: number;
}

export const features: readonly Feature[] = table.map(([name, label, group], bit) => ({ name, label, group, bit }));

/** Headings of the groups, in the order in which they are shown. */
export const featureGroups: readonly { readonly name: FeatureGroup; readonly label: string }[] = [
  { name: 'main', label: 'Main features' },
  { name: 'indoor', label: 'Indoor' },
  { name: 'outdoor', label: 'Outdoor' },
  { name: 'eco', label: 'Eco' },
];

/** undefined for a name outside the vocabulary. */
export function featureByName(name: string): Feature | undefined {
  return features.find((feature) => feature.name === name);
}

/** The mask of the named features. */
export function featureBits(names: readonly FeatureName[]): bigint {
  let bits = 0n;
  for (const feature of features) if (names.includes(feature.name)) bits |= 1n << BigInt(feature.bit);
  return bits;
}

/** The features of a mask, in the vocabulary's order; bits outside the vocabulary are left out. */
export function featureNames(bits: bigint): FeatureName[] {
  return features.filter((feature) => (bits >> BigInt(feature.bit)) & 1n).map((feature) => feature.name);
}
