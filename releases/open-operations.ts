import { cp } from 'node:fs/promises';
import type { ReleaseManifest } from '@verandah/areas';
import { originOf } from '@verandah/areas/provenance';
import type { ChangedPins, Pin, PinSet } from '@verandah/release-registry';
import { administration, type AdministrationParts } from './administration.ts';
import { checkEntry, checkRelease, notesOnRelease, type GateContext } from './gate/gate.ts';
import { nextVersion } from './next-version.ts';
import { jointPromotion } from './joint-promotion.ts';
import type { ChangeReason, JointMove, Operations, PinChange, Reason } from './operations.ts';
import { Refusal } from './refusal.ts';
import { freezeOf, freezeText } from './rights/freeze.ts';
import { storageProblem } from './store/sealed-release.ts';
import { servingProblem, storedRelease } from './stored-release.ts';
import { candidatesOf } from './watch/candidates.ts';
import { looksBack } from './watch/verdict.ts';
import { checkRedirects, lostWith } from './withdrawal.ts';

export interface OperationsContext extends AdministrationParts {
  readonly gate: Omit<GateContext, 'live' | 'operationProblems' | 'folderOf'>;
  /** Rejects releases that were built from an unclean source tree, unless the caller allows it: in production. */
  readonly cleanOnly?: boolean;
  /** Activates a new set of pins in this process. */
  readonly accepted: (set: PinSet) => Promise<void>;
}

/** Packages that a host shares with areas. */
const sharedPackages = ['react', 'react-dom', '@verandah/kit'];

type LivePin = Pin & { readonly version: string };
const isLive = (pin: Pin | undefined): pin is LivePin => typeof pin?.version === 'string';

/** Candidates of a rollback that its log entry names. */
const mostConsidered = 10;

/** The operations over a store and a registry, with all rights. */
export function openOperations(parts: OperationsContext): Operations {
  const { store, client, gate, accepted, cleanOnly = false, now = Date.now } = parts;
  const pins = async (): Promise<PinSet> => (await client.pins()) ?? { revision: 0, pins: {} };

  /**
   * What the gate checks a release against: everything that is served now, or will be with the releases that are
   * promoted together with it.
   */
  async function context(set: PinSet, together: readonly ReleaseManifest[] = []): Promise<GateContext> {
    const replaced = new Set(together.map(({ area }) => area));
    const served = Object.entries(set.pins).flatMap(([area, { version, rollout, withdrawn }]) =>
      replaced.has(area)
        ? []
        : [withdrawn ? null : version, rollout?.version].flatMap((each) => (each ? [store.manifest(area, each)] : [])),
    );
    return {
      ...gate,
      folderOf: (area, version) => store.folder(area, version),
      operationProblems: (operations) => client.operationProblems({ operations }),
      live: [...(await Promise.all(served)).filter((manifest) => manifest !== null), ...together],
    };
  }

  const stored = (area: string, version: string): Promise<ReleaseManifest> => storedRelease(store, area, version);

  /** A promotion or rollout during a freeze needs a reason. Squads are rejected earlier. */
  async function needReason(area: string, { why }: Reason): Promise<void> {
    const freeze = await freezeOf(client, area, now());
    if (freeze && !why) throw new Refusal('frozen', `${freezeText(freeze)}. Say why it must be now: --why TEXT.`);
  }

  /**
   * Checks that the live version is the one that the caller saw, and returns the reason. @throws {Refusal}
   * 'moved-meanwhile'
   */
  function seen(area: string, pin: Pin | undefined, { expected, ...reason }: ChangeReason): Reason {
    const live = pin?.version ?? null;
    if (expected === undefined || expected === live) return reason;
    throw new Refusal(
      'moved-meanwhile',
      `${area} is at ${live ?? 'no release'} by now, not at ${expected ?? 'no release'}: somebody moved it meanwhile. Look again before you act.`,
    );
  }

  /**
   * The release to go back to, and the ones before it in the order in which they were considered, for the log.
   * @throws {Refusal} 'nothing-previous' with the reasons
   */
  async function lastGood(
    area: string,
    { version: live, previous }: LivePin,
  ): Promise<{ readonly version: string; readonly considered: readonly object[] }> {
    const considered: { readonly version: string; readonly skipped: string | null }[] = [];
    const logged = candidatesOf(await client.events({ area, limit: looksBack }), live);
    // The entries of a release that was live long ago may be further back than is read.
    const candidates = logged.length === 0 && previous !== null ? [{ version: previous, skipped: null }] : logged;
    for (const { version, skipped } of candidates) {
      const problem = skipped ?? (await servingProblem(store, area, version));
      considered.push({ version, skipped: problem === null ? null : problem.slice(0, 200) });
      if (problem === null) return { version, considered: considered.slice(-mostConsidered) };
    }
    const reasons = considered
      .slice(0, 5)
      .map(({ version, skipped }) => ` ${version}: ${skipped?.replace(/\.$/, '')}.`);
    const remedy =
      considered.length === 0
        ? 'To take the area off the site, withdraw it; restore puts it back.'
        : 'Name one with --to VERSION.';
    throw new Refusal(
      'nothing-previous',
      `${area} ${live} has no good release before it.${reasons.join('')} ${remedy}`,
    );
  }

  /**
   * Checks a stored release before it goes live.
   * @returns a function that makes its notes, for when it is live: it renders some pages @throws {Refusal}
   */
  async function check(manifest: ReleaseManifest, around: GateContext): Promise<() => Promise<string[]>> {
    const folder = store.folder(manifest.area, manifest.version);
    await checkRelease(manifest, folder, around);
    return () => notesOnRelease(manifest, folder, around);
  }

  const use = async ({ changed, ...set }: ChangedPins): Promise<boolean> => {
    await accepted(set);
    return changed;
  };
  const move = async (
    action: 'promote' | 'rollback',
    area: string,
    version: string,
    pin: Pin | undefined,
    reason: Reason,
    detail: object = {},
  ): Promise<PinChange> => {
    const from = pin?.version ?? null;
    return {
      area,
      from,
      to: version,
      changed: await use(
        await client.move({
          action,
          area,
          version,
          from,
          ...reason,
          ...(Object.keys(detail).length > 0 && { detail }),
        }),
      ),
      notes: [],
    };
  };

  return {
    ...administration(parts),

    async contract() {
      const shared = sharedPackages.flatMap((name) => {
        const version = gate.shares(name);
        return version === null ? [] : [[name, version] as const];
      });
      return { schema: await client.schema(), shared: Object.fromEntries(shared) };
    },

    async plan(area, { contentHash, series, version }) {
      const releases = await client.releases({ area });
      const same = releases.find(
        (release) => release.contentHash === contentHash && (version === undefined || release.version === version),
      );
      // The release is recorded, but its files are missing or invalid. The same bytes may be stored again under this
      // version.
      if (same)
        return {
          version: same.version,
          exists:
            (await store.storedAt(area, same.version)) !== null && (await store.manifest(area, same.version)) !== null,
        };
      if (version !== undefined && releases.some((release) => release.version === version)) {
        throw new Refusal(
          'version-taken',
          `${area} ${version} is already published with other files. A release never changes: publish under a new version.`,
        );
      }
      return {
        version:
          version ??
          nextVersion(
            series,
            releases.map((release) => release.version),
          ),
        exists: false,
      };
    },

    async accept(folder, { allowUnclean = false, ...reason }) {
      const workspace = await store.workspace();
      let manifest: ReleaseManifest | undefined;
      // Beside the checks, which mostly wait for other processes.
      let compressing: Promise<void> | undefined;
      const refusal = new AbortController();
      try {
        await cp(folder, workspace, { recursive: true });
        manifest = await store.sealed(workspace);
        const origin = manifest.provenance ? originOf(manifest.provenance) : undefined;
        if (cleanOnly && !allowUnclean && origin?.unclean)
          throw new Refusal(
            'unclean-source',
            `${manifest.area} ${manifest.version} was built from ${origin.commit === '' ? 'a folder outside of a git repository' : `changes that commit ${origin.commit.slice(0, 12)} does not contain`}. Commit them and publish again, or accept that nobody can build it a second time: --allow-dirty.`,
          );
        compressing = store.compress(workspace, refusal.signal);
        const around = await context(await pins());
        const [notes] = await Promise.all([
          notesOnRelease(manifest, workspace, around),
          checkRelease(manifest, workspace, around),
          checkEntry(manifest, workspace),
          compressing,
        ]);
        const { area, version, contentHash } = manifest;
        const recorded = (await client.releases({ area })).find((release) => release.version === version);
        const { document, signature, existed } = await store.adopt(workspace, recorded?.contentHash === contentHash);
        await client.record({
          area,
          version,
          contentHash,
          manifest: document,
          signature,
          notes,
          ...(origin && { origin }),
          ...reason,
        });
        return { area, version, existed, notes };
      } catch (problem) {
        refusal.abort();
        const refused = storageProblem(problem, 'the releases');
        if (refused instanceof Refusal && manifest) {
          await client
            .note({
              action: 'refuse',
              area: manifest.area,
              version: manifest.version,
              who: reason.who,
              why: `${refused.reason}: ${refused.message}`.slice(0, 500),
            })
            .catch(() => {});
        }
        throw refused;
      } finally {
        // Nothing may be written into a folder that is being removed.
        await compressing;
        await store.discard(workspace);
      }
    },

    async promote(area, version, given) {
      const manifest = await stored(area, version);
      const set = await pins();
      const reason = seen(area, set.pins[area], given);
      await needReason(area, reason);
      const notes = await check(manifest, await context(set));
      const moved = await move('promote', area, version, set.pins[area], reason);
      return { ...moved, notes: await notes() };
    },

    async promoteTogether(releases, reason) {
      const set = await pins();
      const manifests: ReleaseManifest[] = [];
      for (const { area, version, expected } of releases) {
        manifests.push(await stored(area, version));
        seen(area, set.pins[area], { ...reason, ...(expected !== undefined && { expected }) });
        await needReason(area, reason);
      }
      const checked: { readonly area: string; readonly notes: () => Promise<string[]> }[] = [];
      for (const manifest of manifests) {
        const others = manifests.filter((other) => other !== manifest);
        const before = set.pins[manifest.area]?.version;
        const own = before ? await store.manifest(manifest.area, before) : null;
        const around = await context(set, others);
        const live = around.live.filter(({ area }) => area !== manifest.area);
        const notes = await check(manifest, { ...around, live: own ? [...live, own] : live });
        checked.push({ area: manifest.area, notes });
      }
      const moves = releases.map(({ area, version }) => ({
        area,
        version,
        from: set.pins[area]?.version ?? null,
      }));
      const changed = await use(await client.moveTogether({ action: 'promote', moves, ...reason }));
      const notes: string[] = [];
      for (const one of checked) notes.push(...(await one.notes()).map((note) => `${one.area}: ${note}`));
      return { moves: moves.map(({ area, from, version: to }) => ({ area, from, to })), changed, notes };
    },

    async rollback(area, to, { precaution, ...given }, allowed = async () => {}) {
      const set = await pins();
      const pin = set.pins[area];
      const reason = seen(area, pin, given);
      if (!isLive(pin)) throw new Refusal('nothing-previous', `${area} has no live release to roll back.`);
      const mark = precaution === true ? { precaution } : {};
      if (to !== undefined) {
        await allowed([area]);
        await stored(area, to);
        return move('rollback', area, to, pin, reason, mark);
      }
      const joint = jointPromotion(await client.events({ area, limit: looksBack }), area, pin.version);
      if (joint) return rollBackTogether(area, joint, set, { ...reason, mark }, allowed);
      await allowed([area]);
      const { version, considered } = await lastGood(area, pin);
      return move('rollback', area, version, pin, reason, { ...mark, considered });
    },

    async withdraw(area, redirects, given) {
      const set = await pins();
      const pin = set.pins[area];
      const reason = seen(area, pin, given);
      if (!isLive(pin))
        throw new Refusal(
          'nothing-live',
          `${area} has no live release${pin?.rollout ? `; end its rollout: rollout ${area} ${pin.rollout.version} --percent 0` : ''}.`,
        );
      const { live: others } = await context({
        ...set,
        pins: { ...set.pins, [area]: { ...pin, withdrawn: { redirects } } },
      });
      const manifest = await store.manifest(area, pin.version);
      checkRedirects(area, redirects, manifest, others);
      const notes = manifest ? lostWith(manifest, others) : [];
      const changed = await use(await client.withdraw({ area, live: pin.version, redirects, ...reason }));
      return { area, live: pin.version, withdrawn: true, changed, notes };
    },

    async restore(area, given) {
      const set = await pins();
      const pin = set.pins[area];
      const reason = seen(area, pin, given);
      if (!isLive(pin)) throw new Refusal('nothing-live', `${area} has no release to put back. Promote one.`);
      const { version: live } = pin;
      if (!pin.withdrawn) return { area, live, withdrawn: false, changed: false, notes: [] };
      const manifest = await stored(area, live);
      await needReason(area, reason);
      const notes = await check(manifest, await context(set));
      const changed = await use(await client.restore({ area, live, ...reason }));
      return { area, live, withdrawn: false, changed, notes: await notes() };
    },

    async rollout(area, version, percent, given) {
      if (percent === 100)
        throw new Refusal('percent-invalid', `All visitors get a release by promoting it: promote ${area} ${version}.`);
      if (!Number.isInteger(percent) || percent < 0 || percent > 100)
        throw new Refusal(
          'percent-invalid',
          `${percent} is not a percentage of visitors: use a whole number from 0 (ends the rollout) to 99.`,
        );
      const set = await pins();
      const pin = set.pins[area];
      const reason = seen(area, pin, given);
      const live = pin?.version ?? null;
      if (live === version && !pin?.withdrawn)
        throw new Refusal('percent-invalid', `${area} ${version} is live: all visitors have it.`);
      let notes = async (): Promise<readonly string[]> => [];
      if (percent > 0) {
        const manifest = await stored(area, version);
        await needReason(area, reason);
        notes = await check(manifest, await context(set));
      }
      const changed = await use(await client.rollout({ area, version, live, percent, ...reason }));
      return { area, live: pin?.withdrawn ? null : live, version, percent, changed, notes: await notes() };
    },
  };

  /** Rolls back all areas of a joint promotion to what was live in each before, by one entry. */
  async function rollBackTogether(
    area: string,
    moves: readonly JointMove[],
    { pins: live }: PinSet,
    { mark, ...reason }: Reason & { readonly mark: object },
    allowed: (areas: readonly string[]) => Promise<void>,
  ): Promise<PinChange> {
    await allowed(moves.map((one) => one.area));
    const apart = moves.find((one) => live[one.area]?.version !== one.to);
    if (apart)
      throw new Refusal(
        'moved-apart',
        `${area} went live together with ${apart.area} ${apart.to}, which is at ${live[apart.area]?.version ?? 'no release'} by now. Roll ${area} back by itself: --to VERSION.`,
      );
    const back = moves.map((one) => ({
      area: one.area,
      from: one.to,
      to: one.from ?? one.to,
      first: one.from === null,
    }));
    for (const one of back) await stored(one.area, one.to);
    const set = await client.moveTogether({
      action: 'rollback',
      moves: back.map(({ area: name, from, to, first }) => ({
        area: name,
        version: to,
        from,
        detail: { ...mark, ...(first && { withdrawn: true }) },
      })),
      ...reason,
    });
    const own = back.find((one) => one.area === area);
    return {
      area,
      from: own?.from ?? null,
      to: own?.to ?? '',
      changed: await use(set),
      notes: [],
      joint: back.map(({ first, ...one }) => ({ ...one, ...(first && { withdrawn: true }) })),
    };
  }
}
