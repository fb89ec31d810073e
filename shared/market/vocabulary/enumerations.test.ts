import { activityTypes, reactionTypes } from './activities.ts';
import { externalMediaTypes, listingClasses, listingPurposes, listingStatuses, tiers } from './listing-kinds.ts';
import { searchModeNumbers, searchModes, statusType, statusTypes } from './modes.ts';
import { defaultState, stateByCode, stateOptions, states } from './states.ts';

const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

test('[SRCH-29] listing enumerations hold the names of the source, each with a label', () => {
  expect(names(listingPurposes)).toEqual(['buy', 'rent']);
  expect(names(listingClasses)).toEqual(['rental', 'sale']);
  expect(names(statusTypes)).toEqual(['buy', 'rent', 'sold', 'leased']);
  expect(names(listingStatuses)).toEqual(['available', 'completed', 'removed']);
  expect(names(searchModes)).toEqual(['draw', 'location', 'map', 'office']);
  expect(names(reactionTypes)).toEqual(['like', 'dislike']);
  expect(names(externalMediaTypes)).toEqual(['InteractiveFloorPlan', 'Others', 'Video', 'VirtualTour']);
  expect(names(activityTypes)).toEqual([
    'ListedAProperty',
    'SoldOrLeasedAProperty',
    'Reviewed',
    'ReviewedALocation',
    'AnsweredAQuestion',
    'AskedAQuestion',
  ]);
  expect(names(tiers)).toEqual(['basic', 'standard', 'feature', 'premiere']);
  for (const list of [
    listingPurposes,
    listingClasses,
    statusTypes,
    listingStatuses,
    searchModes,
    reactionTypes,
    externalMediaTypes,
    activityTypes,
    tiers,
  ]) {
    for (const { label } of list) expect(label).toMatch(/^[A-Z]/);
  }
});

test('[SRCH-01, SRCH-29] search modes have their numbers', () => {
  expect(searchModeNumbers.map(({ name, number }) => [name, number])).toEqual([
    ['buy', 1],
    ['rent', 2],
    ['sold', 3],
    ['leased', 4],
    ['agents', 5],
    ['reviews', 6],
    ['questions', 7],
  ]);
  expect(statusTypes.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(statusTypes.map(({ listingClass, purpose }) => [listingClass, purpose])).toEqual([
    ['sale', 'buy'],
    ['rental', 'rent'],
    ['sale', 'buy'],
    ['rental', 'rent'],
  ]);
  expect(statusType('leased').label).toBe('Leased');
});

test('[LOC-01, SRCH-29] eight states and territories in order, with capital and abbreviation; Victoria by default', () => {
  expect(states.map(({ id, name, stateCode, capital }) => [id, name, stateCode, capital])).toEqual([
    [1, 'Australian Capital Territory', 'ACT', 'Canberra'],
    [2, 'New South Wales', 'NSW', 'Sydney'],
    [3, 'Northern Territory', 'NT', 'Darwin'],
    [4, 'Queensland', 'QLD', 'Brisbane'],
    [5, 'South Australia', 'SA', 'Adelaide'],
    [6, 'Tasmania', 'TAS', 'Hobart'],
    [7, 'Victoria', 'VIC', 'Melbourne'],
    [8, 'Western Australia', 'WA', 'Perth'],
  ]);
  expect(defaultState.name).toBe('Victoria');
  expect(stateByCode('qld')?.id).toBe(4);
  expect(stateByCode('XX')).toBeUndefined();
  expect(stateOptions[0]).toEqual({ id: 1, label: 'Australian Capital Territory' });
  expect(stateOptions).toHaveLength(8);
});

test('[LOC-01] every state has a time zone', () => {
  for (const { timeZone } of states)
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
});
