import { flagNames, flagsOf, readFlags } from './flags.ts';
import { readSettings } from './settings.ts';

const on = (flags: Readonly<Record<string, boolean>>): string[] => flagNames.filter((name) => flags[name]);

test("[SHELL-11] development and qa have one set of flags, every other environment production's", () => {
  const development = [
    'tracking',
    'advancedMapClustering',
    'notifications',
    'performanceHub',
    'awardWinners',
    'pagePositionCodes',
    'thirdPartyScripts',
    'versionReload',
    'versionReloadLog',
  ];
  expect(on(flagsOf('development'))).toEqual(development);
  expect(on(flagsOf('qa'))).toEqual(development);
  const production = [
    'tracking',
    'awardWinners',
    'pagePositionCodes',
    'thirdPartyScripts',
    'versionReload',
    'versionReloadLog',
  ];
  for (const environment of ['production', 'staging', '']) expect(on(flagsOf(environment))).toEqual(production);
});

test('[SHELL-11] FLAGS changes single flags; an unknown one is rejected by the name of the variable', () => {
  expect(readSettings({ FLAGS: 'awardWinners:off, facetLevel3:on' }).flags).toEqual({
    ...flagsOf('development'),
    awardWinners: false,
    facetLevel3: true,
  });
  expect(readSettings({}).flags).toEqual(flagsOf('development'));
  for (const wrong of ['awardWinners', 'award:on', 'tracking:yes', 'tracking=on'])
    expect(() => readSettings({ FLAGS: wrong })).toThrow(/^FLAGS must be such as/);
});

test('[SHELL-19] there is no chat to switch on', () => {
  expect(readFlags('chat:off')).toEqual({ chat: false });
  expect(() => readSettings({ FLAGS: 'chat:on' })).toThrow('FLAGS cannot switch chat on: the site has no chat service');
});
