import type { FeatureName } from '@verandah/market';
import type { Chance } from './chance.ts';
import type { Kind } from './kinds.ts';

const common: readonly (readonly [FeatureName, number])[] = [
  ['builtInRobes', 0.6],
  ['dishwasher', 0.62],
  ['floorboards', 0.4],
  ['splitSystemAirCon', 0.36],
  ['airConditioning', 0.4],
  ['ductedHeating', 0.24],
  ['ductedCooling', 0.18],
  ['gasHeating', 0.2],
  ['study', 0.26],
  ['broadband', 0.35],
  ['intercom', 0.18],
  ['alarmSystem', 0.2],
  ['petFriendly', 0.3],
  ['openFirePlace', 0.12],
  ['evaporativeCooling', 0.08],
  ['splitSystemHeating', 0.14],
  ['insideSpa', 0.03],
  ['payTV', 0.05],
  ['vacuumSystem', 0.04],
];
const ofApartments: readonly (readonly [FeatureName, number])[] = [
  ['balcony', 0.75],
  ['secureParking', 0.55],
  ['gym', 0.2],
  ['pool', 0.22],
  ['furnished', 0.12],
  ['courtyard', 0.15],
];
const ofHouses: readonly (readonly [FeatureName, number])[] = [
  ['outdoorEnt', 0.5],
  ['fullyFenced', 0.5],
  ['courtyard', 0.3],
  ['deck', 0.3],
  ['shed', 0.3],
  ['remoteGarage', 0.4],
  ['pool', 0.17],
  ['rumpusRoom', 0.2],
  ['solarPanels', 0.35],
  ['solarHotWater', 0.14],
  ['waterTank', 0.2],
  ['workshop', 0.1],
  ['outsideSpa', 0.05],
  ['tennisCourt', 0.015],
  ['greyWaterSystem', 0.03],
];

export function sampleFeatures(random: Chance, kind: Kind): FeatureName[] {
  if (kind.bedrooms === null) return [];
  const likely = [...common, ...(kind.shared ? ofApartments : ofHouses)];
  const rural = kind.scene === 'rural' ? 1.3 : 1;
  return likely.filter(([, share]) => random.happens(share * rural)).map(([name]) => name);
}
