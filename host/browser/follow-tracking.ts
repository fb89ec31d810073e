import type { Bus } from '@verandah/bus';
import { mayTrack } from './may-track.ts';
import type { createTracker } from './tracker.ts';

/**
 * Passes the areas' tracking events to the tracker, which loads with the first event.
 * @param fetchTracker imports the tracker module
 */
export function followTracking(
  bus: Bus,
  fetchTracker: () => Promise<{ readonly createTracker: typeof createTracker }>,
): void {
  let tracker: Promise<ReturnType<typeof createTracker>> | undefined;
  bus.follow('tracked', (tracked) => {
    if (!mayTrack(bus)) return;
    tracker ??= fetchTracker().then((module) => module.createTracker(bus));
    // A tracking failure must not disturb the visit.
    tracker.then(
      (each) => each.add(tracked),
      () => {
        tracker = undefined;
      },
    );
  });
  // A user event: it belongs to no listing and identifies the member.
  bus.follow('signed-in', ({ mode, type, position, userId }) =>
    bus.publish('tracked', {
      about: 'listing',
      event: {
        contentType: mode,
        extraData: type,
        userId: Number(userId),
        ...(position && { pageElementPosition: position }),
      },
    }),
  );
}
