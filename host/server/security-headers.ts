import { playerOrigins } from '@verandah/market';

/**
 * The content security policy of pages. Scripts are files of this origin, each named with its hash in the page. There
 * is one inline script, named by its hash, which loads these files again when the network loses them; no style element
 * and no eval. The only other inline code are style attributes with a photo's colour and proportions. Only the policies
 * of the shell and the areas create script URLs. Frames are allowed for the players of a listing's videos and tours,
 * which open when a visitor requests one. A third party's origin is included only while its script is enabled
 * (third-party.ts).
 */
const contentSecurity = (tiles: string, scripts: string, others: string, secure: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}${others}`,
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
 * The directives that name the endpoint. Browsers that support `report-to` ignore `report-uri`, but accept the endpoint
 * of the former from https pages only: on http they would report nothing.
 */
export const violationReporting = (secure: boolean): readonly string[] => [
  ...(secure ? [`report-to ${endpoint}`] : []),
  `report-uri ${violationsPath}`,
];
export const reportingEndpoints = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { 'reporting-endpoints': `${endpoint}="${violationsPath}"` } : {};

const listOrigins = (origins: readonly string[]): string =>
  [...new Set(origins)].map((origin) => ` ${origin}`).join('');

/**
 * @param tileServers origins of other servers, from which maps may then fetch tiles and images
 * @param others origins of the enabled third-party scripts
 * @param secure whether visitors use https: all resources of a page are then fetched by https
 * @param inlineScript hash of the script within the document: 'sha256-…'
 */
export const pageHeaders = (
  tileServers: readonly string[] = [],
  others: readonly string[] = [],
  secure = false,
  inlineScript?: string,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurity(
    listOrigins(tileServers),
    inlineScript === undefined ? '' : ` '${inlineScript}'`,
    listOrigins(others),
    secure,
  ),
  ...reportingEndpoints(secure),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
});

/** For every response of the host. */
export const commonHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };
/** Only where visitors use https. `preload` lets the domain be added to the list that browsers ship. */
export const transportSecurity = 'max-age=31536000; includeSubDomains; preload';
