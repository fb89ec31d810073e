import { clientAddress } from './frame.ts';
import { linesOf, type Problem } from './problems.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Shown in the place of a page that can't be shown; it is loaded again after the next build. */
export const problemPage = (title: string, problems: readonly Problem[]): string =>
  `<!doctype html><html lang="en-AU" data-failed><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><script src="${clientAddress}" defer></script></head>` +
  `<body><h1>${escapeHtml(title)}</h1>${problems.map((problem) => `<pre>${escapeHtml(linesOf(problem))}</pre>`).join('')}</body></html>`;

/** This page is restricted in the same way as the site's pages. */
export const problemPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
