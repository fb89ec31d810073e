import type { NavigationEntry, PageFiles, ReleaseFile, ReleaseManifest } from '@verandah/areas';
import { matchRoute, queryNames, routeTable } from '@verandah/areas/address';
import {
  readManifest,
  type KeyRing,
  type Log,
  type PinSet,
  type RegistryClient,
  type ReleaseStore,
  type Rollout,
} from '@verandah/releases';
import { bootRoutes, type BootRoutes } from '../boot-routes.ts';
import type { BootData, BootRelease } from '../boot.ts';

/** A release that can be rendered and sent to browsers. */
export interface SetRelease {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
  readonly boot: BootRelease;
  /** Of its contract, as every page contains them. */
  readonly routes: BootRoutes;
  /** Root-relative addresses that every page of the release needs besides the container. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Root-relative address → sha384-…, of its scripts and styles. */
  readonly integrity: Readonly<Record<string, string>>;
}
/** The visitors of a rollout: a percentage, and audiences whatever that is. */
type Reach = Pick<Rollout, 'percent' | 'audiences'>;

export interface SetArea {
  readonly name: string;
  readonly live: SetRelease;
  /** Used when the live release fails. */
  readonly previous?: SetRelease;
  /** Served to a percentage of the visitors, and to audiences, in place of the live release. */
  readonly rollout?: Reach & { readonly release: SetRelease };
}

/** An area that is not on the site, but for the visitors of a rollout. */
export interface OfferedArea extends Reach {
  readonly name: string;
  readonly release: SetRelease;
}
/** An area that was taken off the site. */
export interface WithdrawnArea {
  readonly name: string;
  readonly routes: readonly string[];
  /** Route or path of the area → path of the site. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** All live releases at one time. A visit uses exactly one set. Immutable. */
export interface ReleaseSet {
  readonly revision: number;
  /** The releases that replace live ones: 'search@1.0.3'; '' for none. */
  readonly variant: string;
  /**
   * The releases of pages, 'search@1.0.3/1.0.2': live and previous one. A set of the same revision has others once a
   * release that was missing has come.
   */
  readonly releases: string;
  /** In a fixed order. */
  readonly areas: readonly SetArea[];
  readonly offered: readonly OfferedArea[];
  readonly withdrawn: readonly WithdrawnArea[];
  readonly navigation: readonly NavigationEntry[];
  /** Route patterns of all areas. */
  readonly routes: readonly string[];
  /** The area with the most specific route for a path. */
  areaOf(path: string): SetArea | null;
  /** Where a path of a withdrawn area redirects; `to` is null for a page that is gone. null: no such path. */
  withdrawnAt(path: string): { readonly to: string | null } | null;
  /** Whether the page of a path is private. */
  isPrivate(path: string): boolean;
  /** Query parameters that the page of a path reads; null: all of them. */
  queryNames(path: string): readonly string[] | null;
  /** Whether a private page may be stored in its member's browser, for reading offline. */
  staysWithMember(path: string): boolean;
}

export const emptySet: ReleaseSet = {
  revision: 0,
  variant: '',
  releases: '',
  areas: [],
  offered: [],
  withdrawn: [],
  navigation: [],
  routes: [],
  areaOf: () => null,
  withdrawnAt: () => null,
  isPrivate: () => false,
  queryNames: () => null,
  staysWithMember: () => false,
};

const addressIn =
  ({ area, version }: ReleaseManifest) =>
  (path: string): string =>
    `/r/${area}/${version}/${path}`;

/** For a release whose pages need only the area's files. */
const noPages: readonly PageFiles[] = [];

/**
 * The files that the first page of a release needs: the container, the area's files and the page's own. All load at
 * once.
 */
export function firstFiles(
  { manifest, boot, scripts, styles }: SetRelease,
  path: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const own = matchRoute(manifest.pages ?? noPages, new URL(path, 'http://host').pathname)?.target;
  const address = addressIn(manifest);
  return {
    scripts: [boot.entry, ...scripts, ...(own?.scripts ?? []).map(address)],
    styles: [...styles, ...(own?.styles ?? []).map(address)],
  };
}

export function setRelease(manifest: ReleaseManifest, folder: string): SetRelease {
  const address = addressIn(manifest);
  const fileAt = (path: string): ReleaseFile | undefined => manifest.files.find((file) => file.path === path);
  // A release with its hashes in integrity.json has a federation manifest without them.
  const older = fileAt('web/integrity.json');
  const federation = older ? undefined : fileAt('web/mf-manifest.json');
  const hashes = (older ?? federation)?.integrity;
  return {
    manifest,
    folder,
    routes: bootRoutes(manifest.contract),
    scripts: manifest.scripts.map(address),
    styles: manifest.styles.map(address),
    boot: {
      version: manifest.version,
      ...(hashes && { hashes }),
      ...(federation && { manifest: address(federation.path) }),
      container: manifest.container,
      entry: address(manifest.entry),
      ...(manifest.contract.fragments && { fragments: manifest.contract.fragments }),
    },
    integrity: Object.fromEntries(
      manifest.files
        .filter(({ path }) => /\.(?:js|css)$/.test(path))
        .map(({ path, integrity }) => [address(path), integrity]),
    ),
  };
}

/**
 * Builds the set for some pins. When the files of a live release are missing or its signature is invalid, the previous
 * release is used. When both are missing, the area still owns its routes, so that its paths return an error rather than
 * 404.
 */
export async function buildReleaseSet(
  { revision, pins }: PinSet,
  store: ReleaseStore,
  client: Pick<RegistryClient, 'manifest'>,
  ring: Pick<KeyRing, 'problem'>,
  log: Log,
): Promise<ReleaseSet> {
  const stored = async (area: string, version: string | null): Promise<SetRelease | null> => {
    if (version === null) return null;
    const found = await store.read(area, version);
    if ('manifest' in found) return setRelease(found.manifest, store.folder(area, version));
    log.warn({ area, version, problem: found.problem }, 'release not servable');
    return null;
  };
  const recorded = async (area: string, version: string): Promise<SetRelease | null> => {
    const record = await client.manifest({ area, version }).catch((error: unknown) => {
      log.warn({ err: error, area, version }, 'release record not read');
      return null;
    });
    if (!record || ring.problem('release', record.manifest, record.signature) !== null) return null;
    try {
      const manifest = readManifest(record.manifest);
      return manifest.area === area && manifest.version === version
        ? setRelease(manifest, store.folder(area, version))
        : null;
    } catch {
      // The manifest has the format of another version. Only its own area is affected.
      return null;
    }
  };
  const names = Object.keys(pins).sort();
  const offered: OfferedArea[] = [];
  const withdrawn: WithdrawnArea[] = [];
  const found = await Promise.all(
    names.map(async (name): Promise<SetArea | null> => {
      const { version, previous, rollout, withdrawn: off } = pins[name] as PinSet['pins'][string];
      const [live, before, trial] = await Promise.all([
        stored(name, version),
        stored(name, previous),
        stored(name, rollout?.version ?? null),
      ]);
      const first = live ?? before ?? (version === null ? null : await recorded(name, version));
      if (off || version === null) {
        if (trial && rollout) offered.push({ name, release: trial, ...reachOf(rollout) });
        if (off) {
          const { routes = [] } = first?.manifest.contract ?? {};
          withdrawn.push({ name, routes, redirects: off.redirects });
        }
        return null;
      }
      return (
        first && {
          name,
          live: first,
          ...(live && before ? { previous: before } : {}),
          ...(live && trial && rollout ? { rollout: { release: trial, ...reachOf(rollout) } } : {}),
        }
      );
    }),
  );
  const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
    names.indexOf(one.name) - names.indexOf(other.name);
  return assembleSet(
    revision,
    found.filter((area) => area !== null),
    { offered: offered.toSorted(byName), withdrawn: withdrawn.toSorted(byName) },
  );
}

/** Areas that are not on the site for everybody. */
const reachOf = ({ percent, audiences }: Rollout): Reach => ({ percent, ...(audiences && { audiences }) });

export type OffSite = Pick<ReleaseSet, 'offered' | 'withdrawn'>;
const none: OffSite = { offered: [], withdrawn: [] };

/** Assembles a set from areas. @param variant the releases that replace live ones */
export function assembleSet(
  revision: number,
  areas: readonly SetArea[],
  { offered, withdrawn }: OffSite = none,
  variant = '',
): ReleaseSet {
  const entries = areas.flatMap((area) => area.live.manifest.contract.routes.map((path) => ({ path, target: area })));
  const table = routeTable(entries);
  const gone = routeTable(
    withdrawn.flatMap(({ routes, redirects }) =>
      [...new Set([...Object.keys(redirects), ...routes])].map((path) => ({
        path,
        target: { to: redirects[path] ?? null },
      })),
    ),
  );
  const isOneOf = (routes: 'privateRoutes' | 'offlineRoutes', path: string): boolean => {
    const owner = table.match(path);
    return owner?.target.live.manifest.contract[routes]?.includes(owner.route) ?? false;
  };
  return {
    revision,
    variant,
    releases: areas
      .map(({ name, live, previous }) =>
        [`${name}@${live.manifest.version}`, ...(previous ? [previous.manifest.version] : [])].join('/'),
      )
      .join(','),
    areas,
    offered,
    withdrawn,
    navigation: areas.flatMap((area) => area.live.manifest.contract.navigation).sort((a, b) => a.order - b.order),
    routes: entries.map(({ path }) => path),
    areaOf: (path) => table.match(path)?.target ?? null,
    withdrawnAt: (path) => (table.match(path) ? null : (gone.match(path)?.target ?? null)),
    isPrivate: (path) => isOneOf('privateRoutes', path),
    queryNames(path) {
      const owner = table.match(path);
      return owner && queryNames(owner.target.live.manifest.contract, owner.route);
    },
    staysWithMember: (path) => isOneOf('offlineRoutes', path),
  };
}

/** The boot data's areas, with `release` as the live one of its area, and the hashes that the page must contain. */
export function bootAreas(
  set: ReleaseSet,
  shown?: { readonly area: string; readonly release: SetRelease },
): Pick<BootData, 'areas' | 'integrity'> {
  const integrity: Record<string, string> = {};
  const areas = Object.fromEntries(
    set.areas.map(({ name, live: pinned, previous }) => {
      const live = shown?.area === name ? shown.release : pinned;
      const other = previous && previous !== live ? previous : undefined;
      // Hashes can't be compressed. Those of files that the page may never load would be half of its HTML.
      for (const release of [live, other])
        if (release && (!release.boot.hashes || (release === shown?.release && !release.manifest.waits)))
          Object.assign(integrity, release.integrity);
      return [
        name,
        {
          ...live.routes,
          live: live.boot,
          ...(other ? { previous: other.boot } : {}),
        },
      ];
    }),
  );
  return { areas, integrity };
}
