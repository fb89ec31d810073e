import { escapeHtml } from '../../server/escape.ts';
import { iconLinks } from '../../server/site-files.ts';
import type { PageFiles } from '../../server/shell.ts';

/** Where the document is. It is no page of the community area, to which `/developers` belongs. */
export const graphiqlAddress = '/developers/graphiql';
const schemaAddress = '/graphql/schema.graphql';

const originForm = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * The headers of the document. `sandbox` without `allow-same-origin` gives it an origin of its own (opaque): it has
 * neither cookies nor storage of the site, and the site treats its requests as those of another site. That is why it
 * may do what pages of the site may not: its editor sets inline styles and writes HTML. It sends to the GraphQL API
 * only, so a script in it could not carry an access token elsewhere.
 *
 * No Cross-Origin-Opener-Policy: browsers refuse to show a sandboxed document with one.
 * @param origins of the site, 'https://verandah.example'; invalid ones are left out
 */
export function graphiqlHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  const own = [...new Set(origins)].filter((origin) => originForm.test(origin));
  const at = (...paths: readonly string[]): string =>
    own.flatMap((origin) => paths.map((path) => origin + path)).join(' ');
  return {
    'content-security-policy': [
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `script-src ${at('/r/host/')}`,
      `style-src ${at('/r/host/')} 'unsafe-inline'`,
      `img-src ${at('/')} data:`,
      `connect-src ${at('/graphql', schemaAddress)}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
}

/** The document: the element that its script fills, and a link to the schema for those without script. */
export function graphiqlPage({ scripts, styles, integrity }: PageFiles): string {
  const own = (address: string): string =>
    `integrity="${escapeHtml(integrity[address] ?? '')}" crossorigin="anonymous"`;
  const files = [
    ...styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}" ${own(address)}>`),
    ...scripts.map((address) => `<script src="${escapeHtml(address)}" ${own(address)} defer></script>`),
  ].join('');
  const schema = `<a href="${schemaAddress}">the schema as text (SDL)</a>`;
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<title>GraphiQL | Verandah for developers</title>',
    '<meta name="description" content="Try the GraphQL API of Verandah in the browser: write queries with completion, and read the schema.">',
    iconLinks.replace('<link rel="manifest" href="/manifest.webmanifest">', ''),
    files,
    `</head><body><div id="graphiql"><p>Loading GraphiQL … If nothing follows, read ${schema}.</p></div>`,
    `<noscript><p>GraphiQL needs script. Without it you can read ${schema}.</p></noscript>`,
    '</body></html>',
  ].join('');
}
