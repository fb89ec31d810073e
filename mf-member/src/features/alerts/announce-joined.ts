import type { Services } from '@verandah/kit';
import { withLock } from '../pending/with-lock.ts';
import { isLost, refusedAs } from '../store/failure.ts';
import { alertsStore } from './alerts-store.ts';
import { noteJoinedAlerts } from './queries.ts';

/**
 * Announces to the member, once on all their devices, the alerts that they created by email and that became theirs when
 * they signed in.
 */
export function announceJoined(given: Pick<Services, 'graph' | 'bus' | 'report'>): Promise<void> {
  return withLock(async () => {
    const { state } = alertsStore(given);
    if (!(state.value.joined > 0)) return;
    state.change({ joined: 0 });
    try {
      const { noteJoinedAlerts: count } = await given.graph.write(noteJoinedAlerts, {});
      if (count === 0) return;
      given.bus.publish('notifications', {
        kind: 'success',
        text:
          count === 1
            ? 'The alert that you created by email is now in your account.'
            : `${count} alerts that you created by email are now in your account.`,
        link: { label: 'See your alerts', href: '/alerts' },
      });
    } catch (error) {
      if (!isLost(error) && refusedAs(error) !== 'SIGNED_OUT') given.report(error, 'joined alerts');
    }
  });
}
