import { endsRollout, type Pin, type RegistryEvent } from '@verandah/release-registry';
import { candidatesOf, monitorName } from './candidates.ts';

/** A watched release. Times are milliseconds since 1970. */
export interface MonitoredRelease {
  readonly kind: 'rollout' | 'promotion';
  readonly version: string;
  /** The release beside it, or the one that it replaced; null: the area has no other. */
  readonly against: string | null;
  readonly since: number;
  readonly until: number | null;
  /** Whether the monitor has rolled it back before. It was made live again since, so it stays. */
  readonly insisted: boolean;
  /** Rollback targets of a promotion, best first. */
  readonly targets: readonly string[];
  /** It went live together with releases of other areas, and goes back together with them. */
  readonly joint: boolean;
}

type Move = RegistryEvent & { readonly to: string };
const isMove = (event: RegistryEvent): event is Move =>
  event.to !== null && (event.action === 'promote' || event.action === 'rollback' || event.action === 'rollout');

/** Releases that the monitor has rolled back or withdrawn, or whose rollout it has ended. */
function undoneByMonitor(events: readonly RegistryEvent[]): Set<string> {
  return new Set(
    events
      .filter((event): event is Move => event.to !== null)
      .filter(({ who }) => who === monitorName)
      .flatMap((move) => {
        if (move.action === 'withdraw') return [move.to];
        if (move.action === 'rollback') return move.from === null || move.from === move.to ? [] : [move.from];
        return move.action === 'rollout' && endsRollout(move.detail) ? [move.to] : [];
      }),
  );
}

/**
 * Releases that were taken back since a time, by anybody: rolled back from, or whose rollout was ended; the last one
 * first.
 * @param events of the area, newest first @param since milliseconds since 1970
 */
export function undoneSince(events: readonly RegistryEvent[], since: number): readonly string[] {
  const moves = events.filter(isMove).filter(({ at }) => Date.parse(at) >= since);
  return [
    ...new Set(
      moves.flatMap((move) => {
        if (move.action === 'rollback') return move.from === null || move.from === move.to ? [] : [move.from];
        return move.action === 'rollout' && endsRollout(move.detail) ? [move.to] : [];
      }),
    ),
  ];
}

/** When the rollout of a release started: its percentage may have changed since. */
function rolloutSince(moves: readonly Move[], version: string): number | null {
  let since: number | null = null;
  for (const move of moves) {
    if (move.action !== 'rollout' || move.to !== version || endsRollout(move.detail)) break;
    since = Date.parse(move.at);
  }
  return since;
}

/**
 * The watched release of an area: its rollout or, for some minutes, the last promotion, the first of all too. The
 * target of a rollback is not watched, so there is no loop of rollbacks.
 * @param events of the area, newest first
 */
export function monitoredOf(
  pin: Pin,
  events: readonly RegistryEvent[],
  minutes: number,
  now: number,
): MonitoredRelease | null {
  const moves = events.filter(isMove);
  const insisted = (version: string): boolean => undoneByMonitor(events).has(version);
  if (pin.rollout) {
    const { version } = pin.rollout;
    const since = rolloutSince(moves, version);
    return since === null
      ? null
      : {
          kind: 'rollout',
          version,
          against: pin.withdrawn ? null : pin.version,
          since,
          until: null,
          insisted: insisted(version),
          targets: [],
          joint: false,
        };
  }
  if (pin.withdrawn) return null;
  const last = moves.find(({ action }) => action !== 'rollout');
  if (last?.action !== 'promote' || last.to !== pin.version || last.from === last.to) return null;
  const since = Date.parse(last.at);
  const until = since + minutes * 60_000;
  if (now >= until) return null;
  return {
    kind: 'promotion',
    version: last.to,
    against: last.from,
    since,
    until,
    insisted: insisted(last.to),
    joint: Array.isArray((last.detail as { readonly joint?: unknown } | null)?.joint),
    targets: candidatesOf(events, last.to).flatMap(({ version, skipped }) => (skipped === null ? [version] : [])),
  };
}
