import type { Flags } from '../flags.ts';
import type { Head, SessionFacts } from '@verandah/areas';
import { hiddenMarks } from '@verandah/bus';
import { inlineJson } from '@verandah/releases';
import type { BootData, ShellPage, ShellProps } from '../boot.ts';
import type { FederationPlugin } from '../federation-plugin.ts';
import type { ThirdParty } from '../third-party.ts';
import { ownPages } from '../shell/own-pages.ts';
import { escapeHtml } from './escape.ts';
import { headHtml } from './head-html.ts';
import { bootAreas, firstFiles, type ReleaseSet, type SetRelease } from './release-set.ts';
import type { Shell } from './shell.ts';
import { iconLinks } from './site-files.ts';

/** A page as the pipeline passes it on. */
export interface PageParts {
  readonly set: ReleaseSet;
  readonly previews?: ShellProps['previews'];
  readonly path: string;
  readonly page: ShellPage;
  /** The worker's output and its release. */
  readonly area?: {
    readonly name: string;
    readonly release: SetRelease;
    readonly html: Uint8Array;
    readonly boot: Uint8Array;
  };
  readonly head: Head;
  readonly session: SessionFacts;
  readonly flags: Flags;
  readonly now: number;
}

export interface DocumentOptions {
  readonly shell: Shell;
  readonly publicUrl: string;
  readonly help: ShellProps['help'];
  /** Whether the site's listings are sample data. */
  readonly isSample?: () => boolean;
  readonly thirdParties?: readonly ThirdParty[];
  readonly federationPlugin?: FederationPlugin;
  readonly offlinePages?: boolean;
}

const integrityOf = (hash: string | undefined): string => (hash ? ` integrity="${hash}" crossorigin` : ' crossorigin');
/** Loaded again when the network loses it (browser/first-files). */
const retried = ' data-retry="0"';
/** mini-css-extract recognises by data-href that a style is already loaded. */
const styleLink = (address: string, hash: string | undefined): string =>
  `<link rel="stylesheet" href="${escapeHtml(address)}" data-href="${escapeHtml(address.replace(/^\/r\/[^/]+\/[^/]+\/web\//, ''))}"${integrityOf(hash)}${retried}>`;
/**
 * Scripts load after what is visible first. With high priority they would share the connection with styles and the
 * first picture.
 */
const scriptPreload = (address: string, hash: string | undefined): string =>
  `<link rel="preload" as="script" href="${escapeHtml(address)}"${integrityOf(hash)} fetchpriority="low">`;

/** Whether a page contains something that hidden homes change: the others do without the script for it. */
const hasMarks = (html: Uint8Array): boolean =>
  Buffer.from(html.buffer, html.byteOffset, html.length).includes(hiddenMarks.ifAny);
/** Before the styles: it would wait for those named earlier. */
const beforePaint = ({ beforePaint: address, integrity }: Shell): string[] =>
  address === undefined ? [] : [`<script src="${escapeHtml(address)}"${integrityOf(integrity[address])}></script>`];

/** Assembles a whole document. Inserts the area's HTML and data as the bytes that the worker rendered. */
export function assembleDocument(
  parts: PageParts,
  { shell, publicUrl, help, isSample, thirdParties = [], federationPlugin: plugin, offlinePages }: DocumentOptions,
): Buffer {
  const { set, area, now } = parts;
  const wanted = parts.page.kind === 'area' || parts.page.kind === 'waiting' ? parts.page.area : null;
  const release = area?.release ?? set.areas.find(({ name }) => name === wanted)?.live;
  const first = release && firstFiles(release, parts.path);
  const { areas, integrity } = bootAreas(set, area && { area: area.name, release: area.release });
  const props: ShellProps = {
    path: parts.path,
    page: parts.page,
    navigation: set.navigation,
    ...(parts.head.entryLinks && { entryLinks: parts.head.entryLinks }),
    areas: set.areas.map(({ name }) => name),
    help,
    ...(isSample?.() && { sample: true }),
    renderedAt: new Date(now).toISOString(),
    ownPages: ownPages.filter((path) => set.areaOf(path)),
    ...(parts.session.known && { session: parts.session }),
    ...(parts.previews?.length && { previews: parts.previews }),
  };
  const data: Omit<BootData, 'page'> = {
    hostVersion: shell.version,
    set: [set.revision, set.variant].filter((part) => part !== '').join(' '),
    shell: props,
    areas,
    ...(shell.hashes && { shellHashes: shell.hashes }),
    integrity: {
      ...(!shell.hashes && shell.integrity),
      ...integrity,
      ...(plugin && { [plugin.src]: plugin.integrity }),
    },
    session: parts.session,
    flags: parts.flags,
    now,
    ...(offlinePages && { offlinePages }),
    ...(thirdParties.length > 0 && { thirdParties }),
    ...(plugin && { federationPlugin: plugin.src }),
  };
  const [before, after] = shell.render(props, area !== undefined);
  const head = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">',
    iconLinks,
    headHtml(parts.head, publicUrl),
    ...(shell.inlineScript ? [`<script>${shell.inlineScript.text}</script>`] : []),
    ...(area && hasMarks(area.html) ? beforePaint(shell) : []),
    ...shell.styles.map((address) => styleLink(address, shell.integrity[address])),
    ...(release && first ? first.styles.map((address) => styleLink(address, release.integrity[address])) : []),
    ...shell.scripts.map(
      (address) =>
        `<script src="${escapeHtml(address)}"${integrityOf(shell.integrity[address])}${retried} defer></script>`,
    ),
    ...(release && first ? first.scripts.map((address) => scriptPreload(address, release.integrity[address])) : []),
    '</head><body><div id="shell">',
  ].join('');
  const boot = inlineJson(data);
  const chunks: Uint8Array[] = [Buffer.from(head + before)];
  if (area) chunks.push(area.html);
  chunks.push(
    Buffer.from(`${after}</div><script type="application/json" id="boot">${area ? boot.slice(0, -1) : boot}`),
  );
  if (area) chunks.push(Buffer.from(',"page":'), area.boot, Buffer.from('}'));
  chunks.push(Buffer.from('</script></body></html>'));
  return Buffer.concat(chunks);
}
