import type { Bus } from '@verandah/bus';
import { mayTrack } from './may-track.ts';
import type { createTracker } from './tracker.ts';

/**
 * Passes the tracking events of areas on to the tracker, which is loaded with the first of them.
 * @param fetchTracker its module
 */
export function followTracking(
  bus: Bus,
  fetchTracker: () => Promise<{ readonly createTracker: typeof createTracker }>,
): void {
  let tracker: Promise<ReturnType<typeof createTracker>> | undefined;
  bus.follow('tracked', (tracked) => {
    if (!mayTrack(bus)) return;
    tracker ??= fetchTracker().then((module) => module.createTracker(bus));
    // What can't be counted is not counted: the visit continues.
    tracker.then(
      (each) => each.add(tracked),
      () => {
        tracker = undefined;
      },
    );
  });
  // A user event: it is of no listing, and carries who signed in.
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
