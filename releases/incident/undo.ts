import type { Pin, RegistryEvent } from '@verandah/release-registry';
import { monitorName } from '../health-monitor/candidates.ts';
import type { JointMove } from '../operations/operations.ts';
import type { ErrorGroup, IncidentVerdict, Undo } from './incident.ts';

interface Change {
  readonly event: RegistryEvent;
  readonly area: string;
  readonly to: string;
  readonly from: string | null;
  /** The other areas that it moved. */
  readonly others: readonly string[];
}
interface UndoParts {
  /** Newest first. */
  readonly events: readonly RegistryEvent[];
  /** The end of the incident, milliseconds since 1970. */
  readonly until: number;
  /** What is live now. */
  readonly pins: Readonly<Record<string, Pin>>;
  readonly errors: readonly ErrorGroup[];
  readonly verdicts: readonly IncidentVerdict[];
}

const changing = new Set(['promote', 'rollback', 'rollout', 'withdraw', 'restore']);

/** What an entry did to each area. */
function changesOf(event: RegistryEvent): Change[] {
  if (!changing.has(event.action)) return [];
  const { moves } = (event.detail ?? {}) as { readonly moves?: readonly JointMove[] };
  const all = moves ?? (event.area && event.to ? [{ area: event.area, from: event.from, to: event.to }] : []);
  return all.map(({ area, from, to }) => ({
    event,
    area,
    from,
    to,
    others: all.flatMap((each) => (each.area === area ? [] : [each.area])),
  }));
}

/** The operations that take back what changed before the end of an incident and is still in effect; the worst first. */
export function undoOf({ events, until, pins, errors, verdicts }: UndoParts): Undo[] {
  const latest = new Map<string, Change>();
  for (const change of events.flatMap(changesOf)) {
    const key = `${change.area} ${change.event.action === 'rollout' ? 'rollout' : 'live'}`;
    if (Date.parse(change.event.at) <= until && !latest.has(key)) latest.set(key, change);
  }
  const failures = ({ area, to }: Change): number =>
    errors
      .filter((group) => group.area === area && group.version === to)
      .reduce((sum, { count, before }) => sum + Math.max(0, count - before), 0);
  const isWorse = ({ area, to }: Change): boolean =>
    verdicts.some((verdict) => verdict.area === area && verdict.version === to && verdict.state === 'worse');
  const undone = [...latest.values()]
    .toSorted((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || failures(b) - failures(a))
    .flatMap((change) => undoChange(change, pins[change.area], isWorse(change) || failures(change) > 0));
  // Areas that moved together go back together, by one command.
  return [...new Map(undone.map((undo) => [undo.arguments.join(' '), undo])).values()];
}

/** @param suspect something says that the release fails */
function undoChange({ event, area, from, to, others }: Change, pin: Pin | undefined, suspect: boolean): Undo[] {
  const [first = area] = [area, ...others].toSorted();
  const together = others.length > 0 ? `, together with ${others.join(', ')}` : '';
  switch (event.action) {
    case 'rollout':
      return pin?.rollout?.version === to
        ? [
            {
              arguments: ['rollout', area, to, '--percent', '0'],
              why: `${to} is in rollout, beside ${from ?? 'nothing'}`,
            },
          ]
        : [];
    case 'promote':
      if (pin?.version !== to || pin.withdrawn) return [];
      if (from !== null && from !== to)
        return [{ arguments: ['rollback', first], why: `${area} went from ${from} to ${to}${together}` }];
      // Without one before it the area would be off the site.
      return suspect
        ? [{ arguments: ['withdraw', area], why: `${to} went live as the first release of ${area}, and fails` }]
        : [];
    case 'rollback':
      return pin?.version === to && from !== null && event.who !== monitorName
        ? [
            {
              arguments: ['promote', area, from],
              why: `${area} went back from ${from} to ${to}, if that was the mistake`,
            },
          ]
        : [];
    case 'withdraw':
      return pin?.withdrawn ? [{ arguments: ['restore', area], why: `${area} was taken off the site` }] : [];
    default:
      return [];
  }
}
