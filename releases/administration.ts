import { randomBytes } from 'node:crypto';
import type { BuildOrigin, ReleaseManifest } from '@verandah/areas';
import { originOf } from '@verandah/areas/provenance';
import { clean } from './cleaning.ts';
import type { AreaStatus, Operations } from './operations.ts';
import { Refusal } from './refusal.ts';
import type { RegistryClient } from './registry/registry-client.ts';
import { actions, type Action } from './rights/grant.ts';
import { jointPromotion } from './joint-promotion.ts';
import { hashToken, newToken } from './rights/token.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { KeyRing } from './trust/key-ring.ts';
import { storedRelease } from './stored-release.ts';
import { previewToken } from './trust/preview-token.ts';
import { verify } from './verify.ts';
import { healthOf } from './watch/health.ts';
import { watchDefaults, type WatchSettings } from './watch/settings.ts';
import { watchName } from './watch/candidates.ts';

export interface AdministrationParts {
  readonly store: ReleaseStore;
  readonly client: RegistryClient;
  readonly ring: KeyRing;
  /** The public address in preview links. */
  readonly publicUrl: string;
  /** Days for which releases stay after they were last served. */
  readonly releaseDays: number;
  /** The thresholds of the release health monitor; the defaults where none runs, as here. */
  readonly watch?: WatchSettings;
  readonly now?: () => number;
}

const recordedOrigin = ({ provenance }: ReleaseManifest): BuildOrigin | null =>
  provenance ? originOf(provenance) : null;

const day = 86_400_000;
/** The maximum lifetime of tokens and previews. */
const longest = { token: 366 * day, preview: 90 * day } as const;

/** What `openOperations` adds. */
type Moving =
  | 'contract'
  | 'plan'
  | 'accept'
  | 'promote'
  | 'promoteTogether'
  | 'rollback'
  | 'rollout'
  | 'withdraw'
  | 'restore';

/** The operations that change no pin: queries, tokens, freezes, keys and storage. */
export function administration({
  store,
  client,
  ring,
  publicUrl,
  releaseDays,
  watch = watchDefaults,
  now = Date.now,
}: AdministrationParts): Omit<Operations, Moving> {
  const until = (lasts: number, kind: keyof typeof longest): string => {
    if (!(lasts > 0) || lasts > longest[kind])
      throw new Refusal('invalid', `A ${kind} lasts ${longest[kind] / day} days at the most.`);
    return new Date(now() + lasts).toISOString();
  };
  return {
    async status(at) {
      const [set, releases, freezes, moves] = await Promise.all([
        at === undefined ? client.pins() : client.pinsAt({ moment: at }),
        client.releases(),
        client.freezes(),
        client.lastMoves({ moment: at }),
      ]);
      const { revision, pins } = set ?? { revision: 0, pins: {} };
      const published = releases.filter(
        ({ publishedAt }) => at === undefined || Date.parse(publishedAt) <= Date.parse(at),
      );
      const areas = [...new Set([...Object.keys(pins), ...published.map((release) => release.area)])].sort();
      return {
        revision,
        at: at ?? null,
        freezes,
        areas: await Promise.all(
          areas.map(async (area): Promise<AreaStatus> => {
            const pin = pins[area];
            const live = pin?.version ?? null;
            const found = live === null ? null : await store.read(area, live);
            const change = moves.find((one) => one.area === area && one.to === live);
            return {
              area,
              live,
              previous: pin?.previous ?? null,
              rollout: pin?.rollout ?? null,
              withdrawn: pin?.withdrawn ?? null,
              versions: published.filter((release) => release.area === area).map((release) => release.version),
              problem: found && 'problem' in found && at === undefined ? found.problem : null,
              joint: change && live !== null ? jointPromotion([change], area, live) : null,
              since: change ? { at: change.at, who: change.who, why: change.why } : null,
              sourceRevision: found && 'manifest' in found ? found.manifest.revision || null : null,
              origin: found && 'manifest' in found ? recordedOrigin(found.manifest) : null,
            };
          }),
        ),
      };
    },
    async releases(area) {
      const newest = (await client.releases({ area })).toReversed().slice(0, 50);
      return Promise.all(
        newest.map(async ({ version, publishedAt, notes, wentLive }) => {
          const found = await store.read(area, version);
          const { revision = '', squad = '' } = 'manifest' in found ? found.manifest : {};
          const origin = 'manifest' in found ? recordedOrigin(found.manifest) : null;
          return {
            version,
            publishedAt,
            notes,
            wentLive,
            sourceRevision: revision,
            origin,
            squad,
            problem: 'problem' in found ? found.problem : null,
          };
        }),
      );
    },
    history: (area, limit, before) => client.events({ area, limit, before }),
    health: (area, minutes = 60) => healthOf({ client, settings: watch, now }, area, minutes),

    async preview(area, version, lasts, reason, also = []) {
      const shown = [{ area, version }, ...also];
      const twice = shown.find((one, at) => shown.findIndex((other) => other.area === one.area) !== at);
      if (twice) throw new Refusal('invalid', `A preview shows one release of ${twice.area}.`);
      for (const one of shown) await storedRelease(store, one.area, one.version);
      const preview = { area, version, ...(also.length > 0 && { also }), until: until(lasts, 'preview') };
      for (const one of shown)
        await client.note({
          action: 'preview',
          ...one,
          ...reason,
          detail: { until: preview.until, ...(also.length > 0 && { shown }) },
        });
      return { ...preview, link: `${publicUrl}/preview/${previewToken(preview, ring)}` };
    },

    tokens: () => client.tokens(),
    async createToken({ name, area, actions: requested, lasts }, { who }) {
      const unknown = requested.find((action) => !actions.includes(action as Action));
      if (unknown !== undefined)
        throw new Refusal('invalid', `${unknown} is not an action; there are ${actions.join(', ')}.`);
      if (area === null && requested.length > 0)
        throw new Refusal('invalid', 'A token of operations is for everything: name an area, or no actions.');
      if (area !== null && requested.length === 0)
        throw new Refusal('invalid', `What may the token do in ${area}? There are ${actions.join(', ')}.`);
      const token = newToken();
      const made = {
        name: name ?? `${area ?? 'operations'}-${randomBytes(3).toString('hex')}`,
        area,
        actions: area === null ? [...actions] : [...new Set(requested)],
        expiresAt: until(lasts, 'token'),
      };
      if (made.name === watchName)
        throw new Refusal('name-taken', `${watchName} is the name of the site's own watch. Choose another one.`);
      if (made.name === 'operations')
        throw new Refusal(
          'name-taken',
          "operations is the name of the token in the site's data folder. Choose another one.",
        );
      await client.createToken({ ...made, hash: hashToken(token), who });
      return { ...made, token };
    },
    revokeToken: async (name, reason) => void (await client.revokeToken({ name, ...reason })),

    freezes: () => client.freezes(),
    freeze: (freeze, { who, why }) => {
      if (!why) throw new Refusal('invalid', 'Say why nothing may go live: --why TEXT.');
      if (Date.parse(freeze.until) <= now()) throw new Refusal('invalid', `${freeze.until} has passed.`);
      return client.freeze({ ...freeze, who, why });
    },
    liftFreeze: async (id, reason) => void (await client.liftFreeze({ id, ...reason })),

    keys: async () => ring.keys(),
    async rotateKey(reason) {
      const id = ring.rotate();
      await client.note({ action: 'key-rotate', ...reason, detail: { key: id } });
      return ring.keys().find((key) => key.id === id) ?? { id, signs: true, since: new Date(now()).toISOString() };
    },
    async retireKey(id, reason) {
      const key = ring.keys().find((one) => one.id === id);
      // The key ring names the problem.
      if (!key || key.signs) ring.retire(id);
      const signedAgain = (await signAgain(id, store, client, reason.who)) + (await signBuildsAgain(store));
      ring.retire(id);
      await client.note({ action: 'key-retire', ...reason, detail: { key: id, signedAgain } });
      return { id, signedAgain };
    },

    verify: () => verify(store, client),
    clean: (reason) => clean({ store, client, days: releaseDays, now: now(), ...reason }),
  };
}

/** Signs the intact builds of the shell. */
async function signBuildsAgain({ builds }: ReleaseStore): Promise<number> {
  let count = 0;
  for (const version of await builds.versions()) if (await builds.signAgain(version)) count++;
  return count;
}

/** Signs the releases of an old key again: only intact ones that the registry has recorded. */
async function signAgain(keyId: string, store: ReleaseStore, client: RegistryClient, who: string): Promise<number> {
  let count = 0;
  const recorded = await client.releases();
  for (const { area, version, contentHash, notes } of recorded) {
    const found = await store.read(area, version);
    if (
      !('manifest' in found) ||
      found.signature.keyId !== keyId ||
      found.manifest.contentHash !== contentHash ||
      (await store.damage(found.manifest)) !== null
    )
      continue;
    const { document, signature } = await store.signAgain(area, version);
    await client.record({ area, version, contentHash, manifest: document, signature, notes, who });
    count++;
  }
  return count;
}
