import { playerOrigins } from '@verandah/market';

/**
 * What a page may do. Scripts come from this origin as files, each named with its hash in the page; there is no inline
 * script, no style element and no evaluated text (style attributes, which carry a photograph's colour and proportions,
 * are all that is inline), and only the shell's and the areas' policies make script addresses. Frames are those of
 * the players that a listing's videos and tours may open in, when a visitor opens one. Another company's origin is
 * named while its script is switched on (third-party.ts), and not otherwise.
 */
const contentSecurity = (tiles: string, others: string, secure: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self'${others}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tiles}${others}`,
    "font-src 'self'",
    `connect-src 'self'${tiles}${others}`,
    `frame-src ${playerOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shell area 'allow-duplicates'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    ...violationReporting(secure),
  ].join('; ');

/** Where browsers report what a policy has blocked. */
export const violationsPath = '/api/policy-violations';
const endpoint = 'policy';
/**
 * The directives by which a policy names it. Browsers that read `report-to` pass over `report-uri`, and take the endpoint
 * of the former from pages on https only: on http they would report nothing at all.
 */
export const violationReporting = (secure: boolean): readonly string[] => [
  ...(secure ? [`report-to ${endpoint}`] : []),
  `report-uri ${violationsPath}`,
];
export const reportingEndpoints = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { 'reporting-endpoints': `${endpoint}="${violationsPath}"` } : {};

const listed = (origins: readonly string[]): string => [...new Set(origins)].map((origin) => ` ${origin}`).join('');

/**
 * @param tileServer origin of a tile server of one's own, from which maps may then fetch tiles
 * @param others origins of the other companies' scripts that are switched on
 * @param secure whether visitors come by https: whatever a page names is then fetched by https
 */
export const pageHeaders = (
  tileServer?: string,
  others: readonly string[] = [],
  secure = false,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurity(tileServer === undefined ? '' : ` ${tileServer}`, listed(others), secure),
  ...reportingEndpoints(secure),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
});

/** For every answer of the host. */
export const commonHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };
/** Only where visitors come by https. `preload` lets the domain be entered in the list that browsers ship. */
export const transportSecurity = 'max-age=31536000; includeSubDomains; preload';
