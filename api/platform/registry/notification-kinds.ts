import { endsRollout, monitorName, type NotificationKind, type RegistryEvent } from '@verandah/release-registry';

type LoggedAction = Pick<RegistryEvent, 'who' | 'action' | 'detail'>;

/** Whether an entry is a step of a delivery plan: '2 of 4'. */
const isStep = (detail: unknown): boolean =>
  typeof (detail as { readonly step?: unknown } | null | undefined)?.step === 'string';

/** What an entry of the log is to those who are notified; empty: nobody is. */
export function kindsOf({ who, action, detail }: LoggedAction): readonly NotificationKind[] {
  switch (action) {
    case 'deliver-rehearse':
    case 'deliver-hold':
    case 'deliver-resume':
    case 'deliver-done':
    case 'deliver-stop':
      return ['delivery'];
    case 'freeze':
    case 'freeze-begin':
    case 'freeze-end':
    case 'unfreeze':
      return ['freeze'];
    case 'watch':
      return ['monitor'];
    case 'promote':
    case 'rollback':
    case 'rollout':
    case 'withdraw':
    case 'restore': {
      if (isStep(detail)) return ['delivery'];
      const author = who === monitorName ? 'monitor' : 'operation';
      // A plan that is stopped or goes back ends its rollout.
      return action === 'rollout' && endsRollout(detail) ? [author, 'delivery'] : [author];
    }
    default:
      return [];
  }
}
