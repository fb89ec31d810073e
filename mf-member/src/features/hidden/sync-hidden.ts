import type { Services } from '@verandah/kit';
import { changeHidden, readHidden } from './queries.ts';
import { storeReported, readReported } from './reported.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'report'>;
export interface HiddenSync {
  load(memberId: string | null): Promise<void>;
  close(): void;
}

const minus = (ids: readonly string[], others: readonly string[]): string[] => ids.filter((id) => !others.includes(id));

/**
 * Synchronises a member's hidden homes with their other devices: what a browser has hidden joins theirs as
 * they sign in, and what they hide or show after that is sent to the API. What could not be sent is sent with the
 * next change, or the next page.
 */
export function syncHidden({ graph, bus, report }: Given): HiddenSync {
  let member: string | null = null;
  /** What the service is known to hide; null until it has said so. */
  let there: readonly string[] | null = null;
  let underWay: Promise<void> | null = null;
  const here = (): readonly string[] => bus.last('hidden')?.listingIds ?? [];
  const known = (memberId: string, ids: readonly string[]): void => {
    there = ids;
    storeReported(memberId, ids);
  };

  const tell = async (): Promise<void> => {
    const of = member;
    while (of !== null && member === of && there !== null) {
      const before = here();
      const [hide, show] = [minus(before, there), minus(there, before)];
      if (hide.length === 0 && show.length === 0) return;
      const { changeHiddenListings: after } = await graph.write(changeHidden, { hide, show });
      if (member !== of) return;
      // Homes that are gone are not stored there: they count as sent, or they would be sent forever.
      known(of, [...after, ...minus(before, after)]);
    }
  };
  const changed = (): void => {
    if (there === null) return;
    underWay ??= tell()
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
      // Without a note of what was sent, this browser has been a visitor's: all of it joins, and nothing was shown
      // again here.
      const told = readReported(memberId);
      const shown = told === null ? [] : minus(told, here());
      const hid = told === null ? here() : minus(here(), told);
      const joined = [...hid, ...minus(minus(hiddenListings, shown), hid)];
      if (joined.join() !== here().join()) bus.publish('hidden', { listingIds: joined });
      known(memberId, hiddenListings);
      changed();
      await underWay;
    },
    close: () => following.unsubscribe(),
  };
}
