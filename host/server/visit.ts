import type { FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieName } from '@verandah/market';
import { LRUCache } from 'lru-cache';
import {
  inRollout,
  isSeed,
  newSeed,
  readPreview,
  shownBy,
  type KeyRing,
  type Preview,
  type ReleaseStore,
} from '@verandah/releases';
import { isInAudience, type AudienceParts } from './audience.ts';
import { setRelease, type ReleaseSet, type SetRelease } from './release-set.ts';
import { withChoices, type Choice } from './set-variant.ts';
import type { VisitorFlags } from './visitor-flags.ts';

/** What one visitor is served. The set is resolved once, and the whole page is made from it. */
export interface Visit {
  readonly set: ReleaseSet;
  /** Releases that are not live, which the visitor opened by a link. */
  readonly previews: readonly Preview[];
  /** Cookies to send with the page. */
  readonly setCookies: readonly string[];
  /** Whether other visitors may be served another set at this moment. */
  readonly varies: boolean;
}

/** A visit with the visitor's flags; `setCookies` and `varies` include theirs. */
export interface FlaggedVisit extends Visit, Omit<VisitorFlags, 'setCookies'> {}

export interface VisitParts extends AudienceParts {
  readonly store: Pick<ReleaseStore, 'read' | 'folder'>;
  readonly ring: Pick<KeyRing, 'problem'>;
  /** Whether visitors use https. */
  readonly secure: boolean;
  /** Area → version that every visitor of this host is served, for testers. */
  readonly pinned?: Readonly<Record<string, string>>;
  readonly now?: () => number;
}
/** The visit when nothing is chosen. */
export const plainVisit = (set: ReleaseSet): Visit => ({ set, previews: [], setCookies: [], varies: false });

const previewPrefix = (secure: boolean): string => cookieName('preview-', secure);
/** Whether a cookie has a name that we give: browsers send others that begin alike, which could not be taken back. */
const isPreview = (name: string, secure: boolean): boolean =>
  name.startsWith(previewPrefix(secure)) && /^[a-z][a-z0-9-]*$/.test(name.slice(previewPrefix(secure).length));
/** Longer than any rollout. */
const bucketSeconds = 30 * 86_400;

/**
 * Resolves the set of each visitor: the live releases, replaced by a rollout, a tester's pin or a preview. The later
 * ones override the earlier.
 */
export function visitLoader({
  store,
  ring,
  secure,
  pinned = {},
  now = () => Date.now(),
  ...audience
}: VisitParts): (request: FastifyRequest, base: ReleaseSet) => Promise<Visit> {
  // A minute: a removed release or a retired key takes effect soon.
  const cache = new LRUCache<string, { readonly release: SetRelease | null }>({ max: 100, ttl: 60_000 });
  const releaseOf = async (area: string, version: string): Promise<SetRelease | null> => {
    const name = `${area}@${version}`;
    const cached = cache.get(name);
    if (cached) return cached.release;
    const found = await store.read(area, version);
    const release = 'manifest' in found ? setRelease(found.manifest, store.folder(area, version)) : null;
    cache.set(name, { release });
    return release;
  };
  const [bucketCookie, ofPreview] = [cookieName('visitor-bucket', secure), previewPrefix(secure)];
  const cookie = (name: string, value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });

  return async (request, base) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const choices = new Map<string, Choice>();
    const setCookies: string[] = [];
    const previews: Preview[] = [];

    const rollouts = [
      ...base.areas.flatMap(({ name, rollout }) => (rollout ? [{ name, ...rollout }] : [])),
      ...base.offered,
    ];
    if (rollouts.length > 0) {
      const given = cookies[bucketCookie];
      const seed = given !== undefined && isSeed(given) ? given : newSeed();
      if (seed !== given) setCookies.push(cookie(bucketCookie, seed, bucketSeconds));
      for (const { name, release, percent, audiences = [] } of rollouts) {
        const isReached =
          inRollout(seed, name, { version: release.manifest.version, percent }) ||
          (await isInAudience(request, audiences, audience));
        if (isReached) choices.set(name, { area: name, release, alone: false });
      }
    }
    for (const [area, version] of Object.entries(pinned)) {
      const release = await releaseOf(area, version);
      if (release) choices.set(area, { area, release, alone: true });
    }
    for (const [name, token] of Object.entries(cookies)) {
      if (!isPreview(name, secure) || token === undefined) continue;
      const preview = readPreview(token, ring, now());
      const valid = preview !== null && preview !== 'ended' && name === ofPreview + preview.area ? preview : null;
      const shown = await Promise.all(
        (valid ? shownBy(valid) : []).map(async ({ area, version }) => ({
          area,
          release: await releaseOf(area, version),
        })),
      );
      const releases = shown.flatMap(({ area, release }) => (release ? [{ area, release, alone: true }] : []));
      // All releases of a link are shown, or none: they belong together.
      if (!valid || releases.length < shown.length) setCookies.push(cookie(name, '', 0));
      else {
        for (const choice of releases) choices.set(choice.area, choice);
        previews.push(...shownBy(valid).map((release) => ({ ...release, until: valid.until })));
      }
    }
    return {
      set: withChoices(base, [...choices.values()]),
      previews,
      setCookies,
      varies: rollouts.length > 0 || previews.length > 0,
    };
  };
}

/** The cookie that stores a preview in a browser. */
export const previewCookie = (token: string, { area, until }: Preview, secure: boolean, now: number): string =>
  stringifySetCookie({
    name: previewPrefix(secure) + area,
    value: token,
    maxAge: Math.max(1, Math.floor((Date.parse(until) - now) / 1000)),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });

/** Cookies that end all previews of a browser. */
export const endedPreviews = (cookieHeader: string | undefined, secure: boolean): string[] =>
  Object.keys(parseCookie(cookieHeader ?? ''))
    .filter((name) => isPreview(name, secure))
    .map((name) =>
      stringifySetCookie({ name, value: '', maxAge: 0, path: '/', httpOnly: true, sameSite: 'lax', secure }),
    );
