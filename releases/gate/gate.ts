import semver from 'semver';
import type { ReleaseManifest } from '@verandah/areas';
import type { OperationProblem } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { HostShares } from './host-shares.ts';
import { notesOn } from './notes.ts';
import { openEntry } from './open-entry.ts';
import type { Conflict } from './conflict.ts';
import { findLostTopics } from './topics.ts';

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
 * The checks that a release must pass before any visitor gets it. They reject only what breaks the release itself or a
 * consumer that is live or in rollout. Everything else is a note.
 * @throws {Refusal} naming the first problem
 */
export async function checkRelease(manifest: ReleaseManifest, folder: string, context: GateContext): Promise<void> {
  const [first] = findConflicts(manifest, context);
  if (first) throw new Refusal(first.reason, `${manifest.area} ${manifest.version} ${first.words}`);
  await checkPublication(manifest, folder, context);
}

/**
 * The checks that a release must pass before it is stored. What it conflicts with may go live together with it, so
 * that is checked when it does.
 * @throws {Refusal} naming the first problem
 */
export async function checkPublication(manifest: ReleaseManifest, folder: string, context: GateContext): Promise<void> {
  checkOperations(manifest, await context.operationProblems(manifest.operations));
  // With other versions than it was built for, a page says nothing about it.
  if (findUnsatisfied(manifest, context.shares).length === 0) await context.tryRelease({ manifest, folder });
}

/** What a release can't be live beside: of other areas, and of the host. */
export const findConflicts = (
  manifest: ReleaseManifest,
  { live, shares }: Pick<GateContext, 'live' | 'shares'>,
): readonly Conflict[] => [
  ...findOwnedRoutes(manifest, live),
  ...findLostTopics(manifest, live),
  ...findUnsatisfied(manifest, shares),
];

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

function findOwnedRoutes(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): readonly Conflict[] {
  return live.flatMap((other) => {
    if (other.area === manifest.area) return [];
    const owned = new Set(other.contract.routes.map(routeShape));
    const claimed = manifest.contract.routes.find((route) => owned.has(routeShape(route)));
    return claimed === undefined
      ? []
      : [
          {
            reason: 'route-owned' as const,
            words: `claims ${claimed}, which ${other.area} ${other.version} owns. Take it out of one area's routes, or promote both together: --with ${other.area}@VERSION.`,
            subject: claimed,
            other: other.area,
          },
        ];
  });
}

/** 'react/jsx-runtime' is part of react, '@verandah/kit/x' of @verandah/kit. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function findUnsatisfied(manifest: ReleaseManifest, shares: HostShares): readonly Conflict[] {
  return Object.entries(manifest.shared).flatMap(([name, range]) => {
    const version = shares(packageOf(name));
    if (version !== null && semver.satisfies(version, range)) return [];
    const words =
      version === null
        ? `needs ${name} ${range} of the host, which shares no such package.`
        : `needs ${name} ${range}; the host shares ${version}. Release the host first, or build it against the host's version.`;
    return [{ reason: 'shared-unsatisfied' as const, words, subject: name, other: null }];
  });
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
