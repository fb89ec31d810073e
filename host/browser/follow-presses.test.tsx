import { createBus } from '@verandah/bus';
import { followPresses } from './follow-presses.ts';

test('[TRK-11] a press on a phone number is reported with the page’s listing, the number’s agent and its place', () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  const tracked: { readonly about: string; readonly event: Readonly<Record<string, unknown>> }[] = [];
  followPresses(bus);
  bus.publish('tracked', {
    about: 'listing',
    event: { pageType: 'listing', listingId: 7, agentId: 1, officeId: 2, extraData: 'first page' },
  });
  bus.follow('tracked', (each) => tracked.push(each));
  document.body.innerHTML = `<main>
    <aside id="contact"><a href="tel:0390000000"><b>Call</b></a><div data-agent="3"><a href="tel:0391111111">Mia</a></div><p data-agent=""><a href="tel:0392222222">Office</a></p></aside>
    <a href="/elsewhere">Elsewhere</a></main>`;
  document.addEventListener('click', (event) => event.preventDefault());
  for (const element of document.querySelectorAll('b, [data-agent] a, [href="/elsewhere"]'))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const event = { contentType: 'phone', listingId: 7, officeId: 2, pageElementPosition: 'contact' };
  expect(tracked).toEqual([
    { about: 'agent', event: { ...event, agentId: 1 } },
    { about: 'agent', event: { ...event, agentId: 3 } },
    // The office's own number is no agent's.
    { about: 'listing', event },
  ]);
  // A page that is navigated to reports its view before the navigation.
  bus.publish('tracked', { about: 'agent', event: { pageType: 'agent', agentId: 9, extraData: 'navigation' } });
  bus.publish('navigation', { area: 'agents', page: 'profile', href: '/agent/mia' });
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(tracked.at(-1)).toMatchObject({ about: 'agent', event: { contentType: 'phone', agentId: 9 } });
  // Another page has another listing, or none.
  bus.publish('navigation', { area: 'search', page: 'results', href: '/buy' });
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(tracked.at(-1)).toEqual({
    about: 'listing',
    event: { contentType: 'phone', pageElementPosition: 'contact' },
  });
});
