import type { Services } from '@verandah/kit';
import { changeHidden, readHidden } from './queries.ts';
import { storeReported, readReported } from './reported.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'report'>;
export interface HiddenSync {
  load(memberId: string | null): Promise<void>;
  close(): void;
}

const withoutIds = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

/**
 * Synchronises a member's hidden homes across devices. At sign-in the homes hidden in this browser are merged with the
 * member's. Later changes are sent to the API. A failed change is sent with the next one, or by the next page.
 */
export function syncHidden({ graph, bus, report }: Given): HiddenSync {
  let member: string | null = null;
  /** The API's list as last returned; null until loaded. */
  let there: readonly string[] | null = null;
  let underWay: Promise<void> | null = null;
  const here = (): readonly string[] => bus.last('hidden')?.listingIds ?? [];
  const confirm = (memberId: string, ids: readonly string[]): void => {
    there = ids;
    storeReported(memberId, ids);
  };

  const send = async (): Promise<void> => {
    const of = member;
    while (of !== null && member === of && there !== null) {
      const before = here();
      const [hide, show] = [withoutIds(before, there), withoutIds(there, before)];
      if (hide.length === 0 && show.length === 0) return;
      const { changeHiddenListings: after } = await graph.write(changeHidden, { hide, show });
      if (member !== of) return;
      // The API does not store homes that no longer exist. They count as sent, or they would be sent forever.
      confirm(of, [...after, ...withoutIds(before, after)]);
    }
  };
  const changed = (): void => {
    if (there === null) return;
    underWay ??= send()
      .catch((error: unknown) => report(error, 'hidden homes'))
      .finally(() => {
        underWay = null;
      });
  };
  const following = bus.follow('hidden', changed);
  return {
    async load(memberId) {
      if (memberId === null && member !== null) storeReported(member, null);
      member = memberId;
      there = null;
      if (memberId === null) return;
      const { hiddenListings } = await graph.read(readHidden, {});
      if (member !== memberId) return;
      // Without a stored list, this browser was used signed out: all its hidden homes are merged, and none was shown
      // again.
      const reported = readReported(memberId);
      const shown = reported === null ? [] : withoutIds(reported, here());
      const hid = reported === null ? here() : withoutIds(here(), reported);
      const joined = [...hid, ...withoutIds(withoutIds(hiddenListings, shown), hid)];
      if (joined.join() !== here().join()) bus.publish('hidden', { listingIds: joined });
      confirm(memberId, hiddenListings);
      changed();
      await underWay;
    },
    close: () => following.unsubscribe(),
  };
}
