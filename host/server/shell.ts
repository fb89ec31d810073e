import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBundle, newestBuild, readBuild, type HostBuilds, type KeyRing, type Log } from '@verandah/releases';
import type { ShellProps } from '../boot.ts';
import type { HostManifest } from '../build/host-manifest.ts';
import type { SignInProps } from '../ops-console/sign-in/sign-in-page.tsx';

/** The files of a document that is no page of the site, by root-relative address. */
export type PageFiles = Pick<Shell, 'scripts' | 'styles' | 'integrity'>;

/** The operations console's files. */
export interface ConsoleBuild extends PageFiles {
  /** Renders the sign-in page of the console. */
  renderSignIn(props: SignInProps): string;
}

/** A script within the document, which the policy of its page names by its hash. */
export interface InlineScript {
  readonly text: string;
  /** sha256-… */
  readonly hash: string;
}

/** A build of the shell, ready to render pages. */
export interface Shell {
  readonly version: string;
  /** Root-relative addresses. */
  readonly scripts: readonly string[];
  /** Address of the script that runs before the first paint; undefined for older builds without one. */
  readonly beforePaint?: string;
  /** The script in every document that loads its first files again; undefined for older builds without it. */
  readonly inlineScript?: InlineScript;
  readonly styles: readonly string[];
  /** Root-relative address → sha384-… */
  readonly integrity: Readonly<Record<string, string>>;
  /** sha384-… of its integrity.json; undefined for older builds without one. */
  readonly hashes?: string;
  /** Versions of the packages that this build shares with areas: { react: '19.3.1' }. */
  readonly shared: Readonly<Record<string, string>>;
  /** Text of the service worker; undefined for older builds without one. */
  readonly worker?: Buffer;
  /** Undefined for older builds without a console. */
  readonly console?: ConsoleBuild;
  /** GraphiQL's files; undefined for older builds without it. */
  readonly graphiql?: PageFiles;
  /**
   * The HTML before and after the area's HTML in #shell. The first part is everything when the page has no rendered
   * area.
   */
  render(props: ShellProps, withArea: boolean): readonly [string, string];
}

const inlineScript = (text: string): InlineScript => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

const mark = '<!--area-->';

/**
 * Loads a version of the shell, or the newest.
 * @throws {Error} with a line on how to get one, when it is missing or its signature is invalid
 */
export async function loadShell(releases: string, ring: Pick<KeyRing, 'problem'>, version?: string): Promise<Shell> {
  const named = version ?? (await newestBuild(releases));
  if (!named) throw new Error(`There is no build of the shell in ${join(releases, 'host')}. npm start makes one.`);
  const folder = join(releases, 'host', named);
  const manifest = (await readBuild(folder, ring)) as HostManifest;
  const { renderShell, renderSignIn } = loadBundle(folder, manifest.server) as {
    renderShell(props: ShellProps, areaHtml?: string): string;
  } & Pick<ConsoleBuild, 'renderSignIn'>;
  const address = (path: string): string => `/r/host/${manifest.version}/${path}`;
  const hashes = (wanted: (path: string) => boolean): Shell['integrity'] =>
    Object.fromEntries(
      Object.entries(manifest.integrity)
        .filter(([path]) => /\.(?:js|css)$/.test(path) && wanted(path))
        .map(([path, hash]) => [address(path), hash]),
    );
  const ofConsole = (path: string): boolean => path.startsWith('web/ops/');
  const ofGraphiql = (path: string): boolean => path.startsWith('web/graphiql/');
  const ownMap = manifest.integrity['web/integrity.json'];
  const worker = manifest.worker && (await readFile(join(folder, manifest.worker.path)));
  const firstFiles = manifest.firstFiles && (await readFile(join(folder, manifest.firstFiles), 'utf8'));
  return {
    version: manifest.version,
    shared: manifest.shared,
    ...(worker && { worker }),
    ...(ownMap && { hashes: ownMap }),
    scripts: manifest.scripts.map(address),
    ...(manifest.beforePaint && { beforePaint: address(manifest.beforePaint) }),
    ...(firstFiles && { inlineScript: inlineScript(firstFiles) }),
    styles: manifest.styles.map(address),
    integrity: hashes((path) => !ofConsole(path) && !ofGraphiql(path)),
    ...(manifest.console && {
      console: {
        scripts: manifest.console.scripts.map(address),
        styles: manifest.console.styles.map(address),
        integrity: hashes(ofConsole),
        renderSignIn,
      },
    }),
    ...(manifest.graphiql && {
      graphiql: {
        scripts: manifest.graphiql.scripts.map(address),
        styles: manifest.graphiql.styles.map(address),
        integrity: hashes(ofGraphiql),
      },
    }),
    render(props, withArea) {
      const html = renderShell(props, withArea ? mark : '');
      const place = html.indexOf(mark);
      return place < 0 ? [html, ''] : [html.slice(0, place), html.slice(place + mark.length)];
    },
  };
}

/**
 * Loads a version of the shell, or the newest, and stores it for all hosts before any page names its files, since any
 * host may get requests for them. Fetches a version that only other hosts have first.
 * @throws {Error} as `loadShell`
 */
export async function serveShell(
  releases: string,
  ring: Pick<KeyRing, 'problem'>,
  builds: Pick<HostBuilds, 'bring' | 'share'>,
  version: string | undefined,
  log: Log,
): Promise<Shell> {
  if (version !== undefined) await builds.bring(version);
  const shell = await loadShell(releases, ring, version);
  const waiting = await builds.share(shell.version);
  if (waiting !== null)
    log.warn(
      { problem: waiting },
      "other hosts can't have the files of this build of the shell yet; it is tried again",
    );
  return shell;
}
