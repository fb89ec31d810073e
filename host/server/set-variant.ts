import { assembleSet, type ReleaseSet, type SetArea, type SetRelease } from './release-set.ts';

/**
 * A release in place of an area's live one. `alone`: a failure stays visible; otherwise the live release replaces it.
 */
export interface Choice {
  readonly area: string;
  readonly release: SetRelease;
  readonly alone: boolean;
}

/** Variants of each set that visits have used. They are released with the set. */
const variants = new WeakMap<ReleaseSet, Map<string, ReleaseSet>>();
/** Rollouts of ten areas have about a thousand combinations. */
const mostStored = 1000;

/**
 * A set with some releases in place of the live ones. Returns the same set for the same choices, and the base itself
 * for none.
 */
export function withChoices(base: ReleaseSet, choices: readonly Choice[]): ReleaseSet {
  const effective = choices.filter(
    ({ area, release, alone }) =>
      alone || base.areas.find(({ name }) => name === area)?.live.manifest.version !== release.manifest.version,
  );
  if (effective.length === 0) return base;
  const variant = effective
    .map(({ area, release, alone }) => `${area}@${release.manifest.version}${alone ? '!' : ''}`)
    .toSorted()
    .join(',');
  const ofBase = variants.get(base) ?? new Map<string, ReleaseSet>();
  variants.set(base, ofBase);
  const chosen = new Set(effective.map(({ area }) => area));
  const offSite = { offered: base.offered, withdrawn: base.withdrawn.filter(({ name }) => !chosen.has(name)) };
  const made = ofBase.get(variant) ?? assembleSet(base.revision, areasWith(base.areas, effective), offSite, variant);
  if (ofBase.size >= mostStored) ofBase.clear();
  ofBase.set(variant, made);
  return made;
}

function areasWith(areas: readonly SetArea[], choices: readonly Choice[]): SetArea[] {
  const chosen = new Map(choices.map((choice) => [choice.area, choice]));
  const changed = areas.map((area): SetArea => {
    const choice = chosen.get(area.name);
    chosen.delete(area.name);
    return choice ? { name: area.name, live: choice.release, ...(!choice.alone && { previous: area.live }) } : area;
  });
  // An area can be previewed, or in rollout, before it has ever been live and while it is withdrawn.
  const added = [...chosen.values()].map(({ area, release }): SetArea => ({ name: area, live: release }));
  return [...changed, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
