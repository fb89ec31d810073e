import { bootRoutes, headHtml, type BootData } from '@verandah/host';
import { inlineJson } from '@verandah/releases';
import type { Head } from '@verandah/areas';
import type { Build } from './watch-area.ts';
import { developmentVersion } from '@verandah/areas/build';

/** A page of the host, split into its parts. */
export interface Frame {
  readonly html: string;
  readonly boot: BootData;
  readonly start: number;
  readonly end: number;
}

const bootStart = '<script type="application/json" id="boot">';
/** The development server's own script, which reports builds and what is wrong. */
export const clientAddress = '/dev/client.js';
// Before all other scripts, whose errors it reports.
const client = `<script src="${clientAddress}"></script>`;

/** Splits a page of the host; null for any other document. */
export function readFrame(html: string): Frame | null {
  const at = html.lastIndexOf(bootStart);
  const end = html.indexOf('</script>', at);
  if (at < 0 || end < 0) return null;
  const start = at + bootStart.length;
  return { html, start, end, boot: JSON.parse(html.slice(start, end)) as BootData };
}

/**
 * The boot data with the development build in the place of the area's release. Nothing is stored for offline reading
 * here.
 */
export function withBuild(boot: BootData, area: string, { contract, container, entry, integrity }: Build): BootData {
  const { offlinePages: _, ...rest } = boot;
  const { fragments } = contract;
  const areas = boot.shell.areas.includes(area) ? boot.shell.areas : [...boot.shell.areas, area];
  return {
    ...rest,
    set: `${boot.set} ${area}@${developmentVersion}`,
    shell: { ...boot.shell, areas },
    areas: {
      ...boot.areas,
      [area]: {
        ...bootRoutes(contract),
        live: { version: developmentVersion, container, entry, ...(fragments && { fragments }) },
      },
    },
    integrity: { ...boot.integrity, [entry]: integrity },
  };
}

const containerHtml = (area: string, html: string): string =>
  `<div id="area-${area}" data-area="${area}"${html ? ' data-ssr=""' : ''}>${html}</div>`;
const mainEnd = '</main>';

/** The same page, with the development build in its boot data. */
export function replacePage({ html, start, end, boot }: Frame, area: string, build: Build): string {
  const before = html.slice(0, start);
  const missing = boot.shell.areas.includes(area) ? '' : containerHtml(area, '');
  const at = before.lastIndexOf(mainEnd);
  return [
    (at < 0 ? before : before.slice(0, at) + missing + before.slice(at)).replace('<title>', `${client}<title>`),
    inlineJson(withBuild(boot, area, build)),
    html.slice(end),
  ].join('');
}

export interface Drawn {
  readonly html: string;
  /** JSON of the boot data's `page`. */
  readonly page: string;
  readonly head: Head;
  readonly path: string;
  readonly session: BootData['session'];
  readonly now: number;
}

/**
 * A page of the area as rendered by the development build, within the header and footer of the host's page.
 * @throws {Error} when the host's page is of another version
 */
export function updatePage(
  { html, start, end, boot: given }: Frame,
  area: string,
  build: Build,
  { html: drawn, page, head, path, session, now }: Drawn,
  publicUrl: string,
): string {
  const before = html.slice(0, start);
  const [open = ''] = /<main id="content"[^>]*>/.exec(before) ?? [];
  const from = before.indexOf(open) + open.length;
  const to = before.lastIndexOf(mainEnd);
  if (open === '' || to < from)
    throw new Error('The host’s page has no <main id="content">: it is of another version than this tree.');
  const replaced = withBuild(given, area, build);
  const boot: Omit<BootData, 'page'> = {
    ...replaced,
    shell: { ...replaced.shell, path, page: { kind: 'area', area } },
    session,
    now,
  };
  const { page: _, ...rest } = boot as BootData;
  const [beginning, shellHead] = splitHead(before);
  return [
    beginning,
    client,
    headHtml(head, publicUrl),
    shellHead,
    ...build.styles.map(
      (address) => `<link rel="stylesheet" href="${address}" data-href="${address.replace(/^.*?\/web\//, '')}">`,
    ),
    before.slice(before.indexOf('</head>'), from),
    replaced.shell.areas.map((name) => containerHtml(name, name === area ? drawn : '')).join(''),
    before.slice(to),
    inlineJson(rest).slice(0, -1),
    ',"page":',
    page,
    '}',
    html.slice(end),
  ].join('');
}

/** What begins every head, and the shell's own styles and scripts; what is between is the page's. */
function splitHead(html: string): [string, string] {
  const head = html.slice(0, html.indexOf('</head>'));
  const title = head.indexOf('<title>');
  const own = [
    ...head.matchAll(/<(?:link rel="stylesheet"|script)[^>]*(?:href|src)="\/r\/host\/[^>]*>(?:<\/script>)?/g),
  ].map(([tag]) => tag);
  return [head.slice(0, title), own.join('')];
}
