import { createBus } from '@verandah/bus';
import { render } from '@testing-library/react';
import { ServicesContext, type Services } from '../services.ts';
import { PageInfoProvider } from '../page-info/page-info.tsx';
import { PageView, type ViewedPage } from './page-view.tsx';
import { placeOfElement, pressedPlace } from './pressed-place.ts';

function open(first: ViewedPage) {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  const tracked: unknown[] = [];
  bus.follow('tracked', (each) => tracked.push(each));
  const tree = (viewed: ViewedPage, href: string) => (
    <ServicesContext value={{ bus } as unknown as Services}>
      <PageInfoProvider href={href}>
        <PageView viewed={viewed} />
      </PageInfoProvider>
    </ServicesContext>
  );
  window.innerWidth = 1280;
  const { rerender } = render(tree(first, '/'));
  return { tracked, show: (viewed: ViewedPage, href: string) => rerender(tree(viewed, href)) };
}

test('[TRK-10, SHELL-13] a view is reported once, with the place of the press that led to it, first load and width', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><div id="results"><ul><li><a href="/a">A</a></li><li><a href="/b"><b>B</b></a></li></ul></div></main>',
  );
  const home = { about: 'listing', event: { pageType: 'home' } } as const;
  const { tracked, show } = open(home);
  show({ ...home }, '/');
  expect(tracked).toEqual([
    { about: 'listing', event: { pageType: 'home', pageElementPosition: 'page', extraData: 'first page, desktop' } },
  ]);
  pressedPlace.note(document.querySelector('b'));
  show({ about: 'agent', event: { pageType: 'agent', agentId: 3 } }, '/b');
  expect(tracked.slice(1)).toEqual([
    {
      about: 'agent',
      event: { pageType: 'agent', agentId: 3, pageElementPosition: 'results 2', extraData: 'navigation, desktop' },
    },
  ]);
});

test('[TRK-10] a place is the nearest named part of the page, with the number in its list', () => {
  const place = (html: string): string => {
    document.body.innerHTML = html;
    return placeOfElement(document.querySelector('[data-it]') as Element);
  };
  const it = '<a data-it></a>';
  expect(place(`<header><nav><ul><li>${it}</li></ul></nav></header>`)).toBe('header 1');
  expect(place(`<main><section aria-labelledby="featured-buy"><ul><li></li><li>${it}</li></ul></section></main>`)).toBe(
    'featured-buy 2',
  );
  expect(place(`<main><section aria-labelledby="_r_1_"><div id="_r_2_">${it}</div></section></main>`)).toBe('page');
  expect(place(`<main><div id="area-agents"><ul><li>${it}</li></ul></div></main>`)).toBe('page 1');
  // A card is no part of a page.
  const card = `<ul><li></li><li><article aria-labelledby="listing-7">${it}</article></li></ul>`;
  expect(place(`<main><div id="results">${card}</div></main>`)).toBe('results 2');
  // The list is around the part, not in it.
  expect(place(`<main><ul><li><section id="contact">${it}</section></li></ul></main>`)).toBe('contact');
  expect(place(`<footer>${it}</footer>`)).toBe('footer');
  expect(place(`<main><header>${it}</header></main>`)).toBe('page');
  expect(place(`<div id="${'x'.repeat(80)}">${it}</div>`)).toHaveLength(60);
});
