import fc from 'fast-check';
import { featureBits, featureByName, featureNames, features } from './features.ts';

const named = (group: string): string[] =>
  features.filter((feature) => feature.group === group).map(({ name }) => name);

test('[SRCH-05] every feature of the source, in its group', () => {
  expect(named('main')).toEqual(['furnished', 'gym', 'openFirePlace', 'petFriendly', 'pool']);
  expect(named('indoor')).toEqual([
    'airConditioning',
    'alarmSystem',
    'broadband',
    'builtInRobes',
    'dishwasher',
    'ductedCooling',
    'ductedHeating',
    'evaporativeCooling',
    'floorboards',
    'gasHeating',
    'insideSpa',
    'intercom',
    'payTV',
    'rumpusRoom',
    'splitSystemAirCon',
    'splitSystemHeating',
    'study',
    'vacuumSystem',
  ]);
  expect(named('outdoor')).toEqual([
    'balcony',
    'courtyard',
    'deck',
    'fullyFenced',
    'outdoorEnt',
    'outsideSpa',
    'remoteGarage',
    'secureParking',
    'shed',
    'tennisCourt',
    'workshop',
  ]);
  expect(named('eco')).toEqual(['greyWaterSystem', 'solarHotWater', 'solarPanels', 'waterTank']);
  expect(features).toHaveLength(38);
});

test('[SRCH-05] a mask holds any set of features', () => {
  expect(features.map(({ bit }) => bit)).toEqual(Array.from({ length: 38 }, (_, bit) => bit));
  expect(featureBits(['furnished', 'pool'])).toBe(0b10001n);
  expect(featureNames(1n << 60n)).toEqual([]);
  fc.assert(
    fc.property(fc.subarray(features.map(({ name }) => name)), (names) => {
      expect(featureNames(featureBits(names))).toEqual(names);
    }),
  );
  expect(featureByName('waterTank')).toMatchObject({ label: 'Water tank', bit: 37 });
  expect(featureByName('moat')).toBeUndefined();
});
