import semver from 'semver';
import type { ReleaseManifest } from '@verandah/areas';
import type { OperationProblem } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { HostShares } from './host-shares.ts';
import { notesOn } from './notes.ts';
import { openEntry } from './open-entry.ts';
import { checkTopics } from './topics.ts';

/** Part of every build; a release without it is none of ours, and hosts load it in another way. */
const federationManifest = 'web/mf-manifest.json';

/** A release of which a page is rendered before visitors see it. */
export interface TriedRelease {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
}

export interface GateContext {
  /**
   * Manifests of the live releases of all areas and of those in rollout: the consumers that a release must not break.
   */
  readonly live: readonly ReleaseManifest[];
  readonly shares: HostShares;
  /** The operations that the GraphQL API would reject, with reasons. @throws {Refusal} registry-away */
  readonly operationProblems: (operations: ReleaseManifest['operations']) => Promise<readonly OperationProblem[]>;
  /** Where the files of a stored release are. */
  readonly folderOf: (area: string, version: string) => string;
  /** Renders the release's health page in an isolated worker. @throws {Refusal} */
  readonly tryRelease: (release: TriedRelease) => Promise<void>;
  /** Compares the cost of its health page with that of the area's live release. @returns a note when it is much more */
  readonly compareCosts: (release: TriedRelease, live: TriedRelease) => Promise<string | undefined>;
}

/**
 * The checks that a release must pass before it is stored, and again before a promotion. They reject only what breaks
 * the release itself or a consumer that is live or in rollout. Everything else is a note.
 * @throws {Refusal} naming the first problem
 */
export async function checkRelease(manifest: ReleaseManifest, folder: string, context: GateContext): Promise<void> {
  checkRoutes(manifest, context.live);
  checkTopics(manifest, context.live);
  checkShared(manifest, context.shares);
  checkOperations(manifest, await context.operationProblems(manifest.operations));
  await context.tryRelease({ manifest, folder });
}

/**
 * Opens a release's entry before it is stored, and not again: its bytes never change.
 * @throws {Refusal} 'entry-broken'
 */
export async function checkEntry(manifest: ReleaseManifest, folder: string): Promise<void> {
  if (manifest.files.some(({ path }) => path === federationManifest)) await openEntry(manifest, folder);
}

/** What is noted about a release. It renders some pages, which a release that goes live does not wait for. */
export async function notesOnRelease(
  manifest: ReleaseManifest,
  folder: string,
  { live: all, compareCosts, folderOf }: GateContext,
): Promise<string[]> {
  const live = all.find(({ area, version }) => area === manifest.area && version !== manifest.version);
  const costs =
    live && (await compareCosts({ manifest, folder }, { manifest: live, folder: folderOf(live.area, live.version) }));
  return [...notesOn(manifest, all), ...(costs === undefined ? [] : [costs])];
}

/** '/user/:name' and '/user/:id' are the same route. */
const routeShape = (route: string): string => route.replace(/:\w+/g, ':').replace(/\/+$/, '') || '/';

export function checkRoutes(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): void {
  for (const other of live) {
    if (other.area === manifest.area) continue;
    const owned = new Set(other.contract.routes.map(routeShape));
    const claimed = manifest.contract.routes.find((route) => owned.has(routeShape(route)));
    if (claimed)
      throw new Refusal(
        'route-owned',
        `${manifest.area} ${manifest.version} claims ${claimed}, which ${other.area} ${other.version} owns. Take it out of one area's routes.`,
      );
  }
}

/** 'react/jsx-runtime' is part of react, '@verandah/kit/x' of @verandah/kit. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

export function checkShared(manifest: ReleaseManifest, shares: HostShares): void {
  for (const [name, range] of Object.entries(manifest.shared)) {
    const version = shares(packageOf(name));
    const release = `${manifest.area} ${manifest.version}`;
    if (version === null)
      throw new Refusal(
        'shared-unsatisfied',
        `${release} needs ${name} ${range} of the host, which shares no such package.`,
      );
    if (!semver.satisfies(version, range))
      throw new Refusal(
        'shared-unsatisfied',
        `${release} needs ${name} ${range}; the host shares ${version}. Build it against the host's version.`,
      );
  }
}

/** An area may use only operations that the running API supports, so the API is deployed first. */
export function checkOperations(manifest: ReleaseManifest, problems: readonly OperationProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const more = new Set(problems.map(({ operation }) => operation)).size - 1;
  const others =
    more === 0 ? '' : more === 1 ? ' One more operation is refused.' : ` ${more} more operations are refused.`;
  throw new Refusal(
    'operations-unknown',
    `The API would reject operation ${first.operation} of ${manifest.area} ${manifest.version}: ${first.message}${others} Correct it, or first release the API that supports it.`,
  );
}
