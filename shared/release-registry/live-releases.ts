import type { Pin, Rollout } from './pins.ts';

/** One change of an area's pin, as its events record it; `detail.precaution`: of a rollback, see below. */
export interface PinOperation {
  readonly action: 'promote' | 'rollback';
  readonly to: string;
  readonly detail?: unknown;
}

/**
 * The releases that an area can go back to, oldest first, the live one last. A promotion is put on top; a rollback
 * removes the release that it rolls back, so that what failed never serves as the last good one, unless it was a
 * precaution: then nothing is known against it. A release that is promoted again is trusted as before.
 */
export function liveStack(changes: readonly PinOperation[]): string[] {
  const stack: string[] = [];
  for (const { action, to, detail } of changes) {
    const isPrecaution = (detail as { precaution?: unknown } | null | undefined)?.precaution === true;
    if (action === 'rollback' && !isPrecaution && stack.at(-1) !== to) stack.pop();
    const place = stack.lastIndexOf(to);
    if (place >= 0) stack.splice(place, 1);
    stack.push(to);
  }
  return stack;
}

/** The last good release behind the live one, null without one. */
export const previousOf = (changes: readonly PinOperation[]): string | null => liveStack(changes).at(-2) ?? null;

/** A change of an area as the log has it; a rollout's percentage is in its detail. */
export interface LoggedChange {
  readonly action: string;
  readonly area: string;
  readonly to: string | null;
  readonly detail?: unknown;
}

/** Whether a roll back of several areas took this one off the site: it had no release before. */
export const withdrawsFirst = (detail: unknown): boolean =>
  (detail as { withdrawn?: unknown } | null | undefined)?.withdrawn === true;

/**
 * What was live after each change, oldest first. A promotion, a roll back or a withdrawal ends the rollout of its area;
 * a promotion puts a withdrawn area back.
 */
export function liveAfter(changes: readonly LoggedChange[]): Record<string, Pin> {
  const pins: Record<string, Pin> = {};
  const done = new Map<string, PinOperation[]>();
  for (const { action, area, to, detail } of changes) {
    const pin = pins[area];
    if (to === null) continue;
    const { withdrawn } = pin ?? {};
    if (action === 'rollout') {
      const rollout = rolloutOf(to, detail);
      if (!pin && !rollout) continue;
      // One that ends without a live release leaves nothing.
      if (pin?.version === null && !rollout) delete pins[area];
      else
        pins[area] = {
          version: pin?.version ?? null,
          previous: pin?.previous ?? null,
          ...(withdrawn && { withdrawn }),
          ...rollout,
        };
    } else if (action === 'promote' || action === 'rollback') {
      const own = [...(done.get(area) ?? []), { action, to, detail } as const];
      done.set(area, own);
      pins[area] = {
        version: to,
        previous: previousOf(own),
        ...(action === 'rollback' &&
          (withdrawsFirst(detail) ? { withdrawn: { redirects: {} } } : withdrawn && { withdrawn })),
      };
    } else if (action === 'withdraw' && pin) {
      const redirects = (detail as { redirects?: Record<string, string> } | null)?.redirects ?? {};
      pins[area] = { version: pin.version, previous: pin.previous, withdrawn: { redirects } };
    } else if (action === 'restore' && pin) {
      const { withdrawn: _, ...back } = pin;
      pins[area] = back;
    }
  }
  return pins;
}

/** Whether a rollout's entry ended it: it reaches nobody. */
export const endsRollout = (detail: unknown): boolean => {
  const { percent, audiences } = (detail ?? {}) as { percent?: unknown; audiences?: unknown };
  return percent === 0 && (!Array.isArray(audiences) || audiences.length === 0);
};

/** The rollout that an entry began or changed; false: it ended it. */
function rolloutOf(version: string, detail: unknown): { readonly rollout: Rollout } | false {
  const { percent, audiences = [] } = (detail ?? {}) as { percent?: unknown; audiences?: readonly string[] };
  if (typeof percent !== 'number' || endsRollout(detail)) return false;
  return { rollout: { version, percent, ...(audiences.length > 0 && { audiences }) } };
}

/** The releases of each area that visitors were served after `since` of the changes were made, oldest first. */
export function servedSince(changes: readonly LoggedChange[], since: number): Record<string, string[]> {
  const served = new Map<string, Set<string>>();
  const add = (area: string, ...versions: (string | null | undefined)[]): void => {
    const known = served.get(area) ?? new Set();
    served.set(area, known);
    for (const version of versions) if (version) known.add(version);
  };
  for (let done = since; done <= changes.length; done++) {
    const last = changes[done - 1];
    const pins = liveAfter(
      done === since || !last
        ? changes.slice(0, done)
        : changes.slice(0, done).filter(({ area }) => area === last.area),
    );
    for (const [area, { version, previous, rollout }] of Object.entries(pins))
      add(area, version, previous, rollout?.version);
  }
  return Object.fromEntries([...served].map(([area, versions]) => [area, [...versions]]));
}
