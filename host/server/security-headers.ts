import { playerOrigins } from '@verandah/market';

/**
 * What a page may do. Scripts come from this origin as files, each named with its hash in the page; there is no inline
 * script, no style element and no evaluated text (style attributes, which carry a photograph's colour and proportions,
 * are all that stands inline), and only the shell's and the areas' policies make script addresses. Frames are those of the
 * players that a listing's videos and tours may open in, when a visitor asks for one.
 */
const contentSecurity = (tiles: string): string => [
  'default-src \'none\'', 'script-src \'self\'', 'style-src \'self\'', 'style-src-attr \'unsafe-inline\'', `img-src 'self' data:${tiles}`, 'font-src \'self\'', `connect-src 'self'${tiles}`,
  `frame-src ${playerOrigins.join(' ')}`, 'worker-src \'self\'', 'manifest-src \'self\'', 'form-action \'self\'', 'base-uri \'none\'', 'frame-ancestors \'none\'', 'object-src \'none\'',
  'require-trusted-types-for \'script\'', 'trusted-types shell area \'allow-duplicates\'',
].join('; ');

/** @param tileServer origin of a tile server of one's own, from which maps may then fetch tiles */
export const pageHeaders = (tileServer?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurity(tileServer === undefined ? '' : ` ${tileServer}`),
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
