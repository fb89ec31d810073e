import type { Bus } from '@verandah/bus';
import type { listenToPushes } from './listen.ts';

/**
 * Subscribes to the API's event stream while a member is signed in. The script loads after the page, with the first
 * member.
 */
export function followPushes(
  bus: Bus,
  settled: Promise<unknown>,
  fetchListen: () => Promise<{ readonly listenToPushes: typeof listenToPushes }>,
): void {
  let member: string | undefined;
  let stop: (() => void) | undefined;
  bus.follow('session', ({ signedIn, memberId }) => {
    const now = signedIn ? memberId : undefined;
    if (now === member) return;
    member = now;
    stop?.();
    stop = undefined;
    if (now === undefined) return;
    settled.then(fetchListen).then(
      (module) => {
        if (member === now) stop ??= module.listenToPushes(bus);
      },
      () => {
        member = undefined;
      },
    );
  });
}
