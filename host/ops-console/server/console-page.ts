import { escapeHtml } from '../../server/escape.ts';
import { reportingEndpoints, violationReporting } from '../../server/security-headers.ts';
import { iconLinks } from '../../server/site-files.ts';
import type { ConsoleBuild } from '../../server/shell.ts';
import type { SignInProps } from '../sign-in/sign-in-page.tsx';

/** The headers of the console: nothing inline, no frames, no other origins, no script URLs created at run time. */
export const consoleHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...violationReporting(secure),
  ].join('; '),
  ...reportingEndpoints(secure),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
  // With 'no-referrer' a browser would send `Origin: null` with the console's own forms.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
});

const headHtml = (more: string): string =>
  [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow">',
    '<title>Operations | Verandah</title>',
    iconLinks,
    more,
    '</head>',
  ].join('');

/** The console's document: with the sign-in form, or with the element that its script fills. */
export function consolePage(build: ConsoleBuild, signIn: SignInProps | null): string {
  const own = (address: string): string =>
    `integrity="${escapeHtml(build.integrity[address] ?? '')}" crossorigin="anonymous"`;
  const files = [
    ...build.styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}" ${own(address)}>`),
    ...build.scripts.map((address) => `<script src="${escapeHtml(address)}" ${own(address)} defer></script>`),
  ].join('');
  const inside = signIn ? build.renderSignIn(signIn) : '<p>Loading the console …</p>';
  const without =
    '<noscript><p>The console needs script. The same can be done by command: npm run ops -- status | promote | rollback | rollout.</p></noscript>';
  return `${headHtml(files)}<body><div id="console"${signIn ? '' : ' data-signed-in'}>${inside}</div>${without}</body></html>`;
}

/**
 * A page that continues to the console. A redirect from the provider would not send the strict cookie of this response;
 * a navigation from our own page does.
 */
export const onwardPage = (): string =>
  `${headHtml('<meta http-equiv="refresh" content="0;url=/ops">')}<body><p><a href="/ops">On to the console</a></p></body></html>`;
