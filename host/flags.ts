import type { PageFlags } from '@verandah/areas';

/** Everything that can be switched on or off for the whole site. */
export const flagNames = [
  'chat',
  'facetLevel3',
  'facetLevel4',
  'tracking',
  'advancedMapClustering',
  'notifications',
  'performanceHub',
  'awardWinners',
  'pagePositionCodes',
  'thirdPartyScripts',
  'analyticsScript',
  'marketingScript',
  'listingTrackingLog',
  'agentTrackingLog',
  'errorTracking',
  'gtmTrackingLog',
  'versionReload',
  'versionReloadLog',
] as const;
export type FlagName = (typeof flagNames)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

/** Search features, which the address or an experiment can switch for a visitor (server/visitor-flags.ts). */
export type SearchFeature = keyof PageFlags;
export const searchFeatures = Object.keys({
  facetLevel3: true,
  facetLevel4: true,
  advancedMapClustering: true,
  awardWinners: true,
  pagePositionCodes: true,
} satisfies Record<SearchFeature, true>) as readonly SearchFeature[];

const development: Flags = {
  chat: false,
  facetLevel3: false,
  facetLevel4: false,
  tracking: true,
  advancedMapClustering: true,
  notifications: true,
  performanceHub: true,
  awardWinners: true,
  pagePositionCodes: true,
  thirdPartyScripts: true,
  analyticsScript: false,
  marketingScript: false,
  listingTrackingLog: false,
  agentTrackingLog: false,
  errorTracking: false,
  gtmTrackingLog: false,
  versionReload: true,
  versionReloadLog: true,
};
const production: Flags = { ...development, advancedMapClustering: false, notifications: false, performanceHub: false };

/**
 * The default flags of an environment: `development` and `qa` share one set, every other environment has production's.
 */
export const flagsOf = (environment: string, changed: Partial<Flags> = {}): Flags => ({
  ...(environment === 'development' || environment === 'qa' ? development : production),
  ...changed,
});

/**
 * Parses 'awardWinners:off, tracking:on'.
 * @returns the flags, or a message with what is wrong with the text
 */
export function readFlags(text: string): Partial<Flags> | string {
  const read: Partial<Record<FlagName, boolean>> = {};
  for (const part of text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [, given = '', value] = /^(\w+)\s*:\s*(on|off)$/.exec(part) ?? [];
    const name = flagNames.find((flag) => flag === given);
    if (name === undefined)
      return `must be such as awardWinners:off,tracking:on, with the flags ${flagNames.join(', ')}`;
    if (name === 'chat' && value === 'on') return 'cannot switch chat on: the site has no chat service';
    read[name] = value === 'on';
  }
  return read;
}
