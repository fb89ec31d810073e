import { playerOrigins } from '@verandah/market';

/**
 * What a page may do. Scripts come from this origin as files, each named with its hash in the page; there is no inline
 * script, no style element and no evaluated text (style attributes, which carry a photograph's colour and proportions,
 * are all that stands inline), and only the shell's and the areas' policies make script addresses. Frames are those of
 * the players that a listing's videos and tours may open in, when a visitor asks for one. Another company's origin is
 * named while its script is switched on (third-party.ts), and not otherwise.
 */
const contentSecurity = (tiles: string, others: string): string =>
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
  ].join('; ');

const listed = (origins: readonly string[]): string => [...new Set(origins)].map((origin) => ` ${origin}`).join('');

/**
 * @param tileServer origin of a tile server of one's own, from which maps may then fetch tiles
 * @param others origins of the other companies' scripts that are switched on
 */
export const pageHeaders = (tileServer?: string, others: readonly string[] = []): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurity(tileServer === undefined ? '' : ` ${tileServer}`, listed(others)),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
});

/** For every answer of the host. */
export const commonHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };
/** Only where visitors come by https. */
export const transportSecurity = 'max-age=31536000; includeSubDomains';
