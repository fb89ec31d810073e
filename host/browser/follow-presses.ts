import type { Bus, TopicValue } from '@verandah/bus';
import { pressedPlace } from '@verandah/kit';

type Tracked = TopicValue<'tracked'>;

/** Fields of a page's view that an action on the page reports too. */
const shared = ['listingId', 'officeId', 'locationId', 'listingTier', 'propertyType', 'listingType'] as const;

/**
 * Notes where the visitor presses, for the events that follow, and reports a press on a phone number: with the listing,
 * agent and office of the page, or the agent that the markup names by `data-agent`.
 */
export function followPresses(bus: Pick<Bus, 'follow' | 'publish'>): void {
  let page: Tracked['event'] = {};
  // A page's view is reported before its navigation; the first page has no navigation.
  let awaitsNavigation = false;
  bus.follow('navigation', () => {
    if (!awaitsNavigation) page = {};
    awaitsNavigation = false;
  });
  bus.follow('tracked', ({ event }) => {
    if (event['pageType'] === undefined) return;
    page = event;
    awaitsNavigation = !String(event['extraData']).startsWith('first page');
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      pressedPlace.note(target);
      const number = target instanceof Element ? target.closest('a[href^="tel:"]') : null;
      if (!number) return;
      const agentId = Number(number.closest('[data-agent]')?.getAttribute('data-agent') ?? page['agentId'] ?? 0);
      bus.publish('tracked', {
        about: agentId > 0 ? 'agent' : 'listing',
        event: {
          ...Object.fromEntries(shared.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]]]))),
          ...(agentId > 0 && { agentId }),
          contentType: 'phone',
          pageElementPosition: pressedPlace.get() ?? 'page',
        },
      });
    },
    { capture: true, passive: true },
  );
}
