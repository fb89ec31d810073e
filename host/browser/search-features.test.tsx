import { searchFeaturesOf } from './search-features.ts';

const from = (search = '', cookie = '', storage: () => Storage = () => localStorage) =>
  searchFeaturesOf({ search, cookie, storage });
beforeEach(() => localStorage.clear());

test('[SHELL-12] search features start from storage; an experiment list or the address switches them', () => {
  expect(from()).toEqual({});
  expect(from('?features=facetLevel3:on,awardWinners:off')).toEqual({ facetLevel3: true, awardWinners: false });
  expect(from()).toEqual({ facetLevel3: true, awardWinners: false });
  expect(from('', 'session=1; experiments=facetLevel4,awardWinners')).toEqual({
    facetLevel3: true,
    facetLevel4: true,
    awardWinners: true,
  });
  expect(from('?features=facetLevel4:off', 'experiments=facetLevel4')).toEqual({
    facetLevel3: true,
    facetLevel4: false,
    awardWinners: false,
  });
});

test('[SHELL-12] other names and invalid values are ignored', () => {
  expect(
    from(
      '?features=tracking:off,versionReload:off,nonsense,facetLevel3:maybe,advancedMapClustering:on',
      'experiments=thirdPartyScripts,%20',
    ),
  ).toEqual({ advancedMapClustering: true });
  expect(
    from('?features=facetLevel3:on', '', () => {
      throw new Error('no storage here');
    }),
  ).toEqual({ facetLevel3: true });
});

test('[SHELL-44] a malformed cookie switches nothing', () => {
  localStorage.setItem('verandah.features', 'facetLevel3:on');
  expect(from('', 'experiments=%')).toEqual({ facetLevel3: true });
});
