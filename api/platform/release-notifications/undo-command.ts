import { endsRollout, type RegistryEvent } from '@verandah/release-registry';
import { entryDetail } from '../registry/public.ts';

const program = 'npm run ops --';

/** The command that takes an entry back, or does what the health monitor left; null without one. */
export function undoCommand(event: RegistryEvent): string | null {
  const words = undoWords(event);
  return words === null ? null : [program, ...words].join(' ');
}

function undoWords({ action, area, from, to, detail }: RegistryEvent): readonly string[] | null {
  const { moves = [], step, before = 0, freeze, would } = entryDetail(detail);
  const [first, ...others] = moves;
  switch (action) {
    case 'promote':
      if (first) return ['rollback', first.area];
      if (area === null || from === to) return null;
      return from === null ? ['withdraw', area] : ['rollback', area];
    case 'rollback':
      if (first) {
        const together = others.map((one) => `${one.area}@${one.from ?? one.to}`).join(',');
        return ['promote', first.area, first.from ?? first.to, ...(together === '' ? [] : ['--with', together])];
      }
      return area === null || from === null || from === to ? null : ['promote', area, from];
    case 'rollout':
      if (area === null || to === null) return null;
      if (step !== undefined) return ['deliver', 'stop', area];
      if (endsRollout(detail) && before === 0) return null;
      return ['rollout', area, to, '--percent', String(before)];
    case 'withdraw':
      return area === null ? null : ['restore', area];
    case 'restore':
      return area === null ? null : ['withdraw', area];
    case 'deliver-rehearse':
      return area === null ? null : ['deliver', 'stop', area];
    case 'deliver-hold':
      return area === null ? null : ['deliver', 'resume', area];
    case 'deliver-resume':
      return area === null ? null : ['deliver', 'hold', area];
    case 'deliver-done':
      return area === null || to === null ? null : ['rollout', area, to, '--percent', '0'];
    case 'watch':
      if (area === null || to === null || would === undefined) return null;
      return would === 'end-rollout'
        ? ['rollout', area, to, '--percent', '0']
        : [would === 'withdraw' ? 'withdraw' : 'rollback', area];
    case 'freeze':
    case 'freeze-begin':
      return freeze === undefined ? null : ['freeze', 'lift', String(freeze)];
    case 'unfreeze':
    case 'freeze-end':
      return ['freeze', '--until', 'TIME', ...(area === null ? [] : ['--area', area]), '--why', 'TEXT'];
    default:
      return null;
  }
}
