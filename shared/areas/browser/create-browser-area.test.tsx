import { screen, waitFor } from '@testing-library/dom';
import { createBus } from '@verandah/bus';
import type { Graph } from '@verandah/graph';
import { Link, useBusValue, useLocation, useNow, useServices } from '@verandah/kit';
import { useId, useState } from 'react';
import type { AreaContract } from '../area.ts';
import type { AreaProps, AreaServices, PreparedPage } from '../browser-area.ts';
import { ownsAddress } from '../owns-address.ts';
import { deferredPage } from '../deferred-page.ts';
import { definePage } from '../page.ts';
import { createServerArea } from '../server/create-server-area.tsx';
import { createBrowserArea } from './create-browser-area.tsx';

const area: AreaContract = {
  name: 'x',
  class: 'primary',
  squad: 'x',
  routes: ['/word/:word', '/saved/:word', '/slow/:word', '/list/*'],
  navigation: [],
  topics: { publishes: [], follows: [] },
  budgets: { firstPageScript: 1 },
  healthPath: '/word/a',
};
interface Word {
  readonly word: string;
  readonly page: string;
}

function View({ data }: { readonly data: Word }) {
  const id = useId();
  const { session, isLive } = useServices();
  const viewed = useBusValue('viewed');
  const { pathname, search } = useLocation();
  const [clicks, setClicks] = useState(0);
  return (
    <section aria-labelledby={id}>
      <h1 id={id}>{data.word}</h1>
      <p>{`${pathname}${search} ${useNow()} ${String(session.signedIn)} ${viewed?.listingIds.join() ?? 'none'}`}</p>
      <ul>
        {['/list/a?x=1', '/questions'].map((href) => (
          <li key={href}>{`${href} ${isLive(href) ? 'live' : 'missing'}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <Link to="/word/linked">Link</Link>
    </section>
  );
}
const load = ({ params, url }: { params: Readonly<Record<string, string>>; url: URL }, shown?: Word) => {
  const word = params['word'] ?? params['*'] ?? '';
  if (word === 'lost')
    return Promise.resolve({
      status: 200,
      data: { word: `${shown?.word ?? 'nothing'}, not lost`, page: '' },
      head: { title: 'Lost' },
      stays: true,
    } as const);
  if (word === 'old') return Promise.resolve({ status: 301, location: '/word/new' } as const);
  if (word === 'nothing') return Promise.resolve({ status: 404 } as const);
  return Promise.resolve({ status: 200, data: { word, page: url.search }, head: { title: word } } as const);
};
let parts: (part: number) => void = () => undefined;
function Part({ part }: { readonly part: number }) {
  parts(part);
  return <li>{part}</li>;
}
const Slow = () => [0, 1, 2, 3, 4].map((part) => <Part key={part} part={part} />);
const pages = [
  definePage<Word>({ name: 'slow', routes: ['/slow/:word'], View: Slow, load }),
  definePage<Word>({ name: 'word', routes: ['/word/:word'], View, load }),
  definePage<Word>({ name: 'saved', routes: ['/saved/:word'], reads: ['collections'], View, load }),
  definePage<Word>({ name: 'list', routes: ['/list/*'], staysMounted: true, View, load }),
];

// React schedules its own renders here, as in a page.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
const drawn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const graph: Graph = {
  read: () => Promise.reject(new Error('not in this test')),
  write: () => Promise.reject(new Error('not in this test')),
};
const session = { signedIn: false, roles: [] };
function visit() {
  const reports: string[] = [];
  const moves: string[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  const services: AreaServices = {
    graph,
    bus,
    session,
    flags: {},
    navigate: (href) => {
      moves.push(href);
      return Promise.resolve();
    },
    isLive: ownsAddress([area]),
    report: (error, kind) => reports.push(`${kind} ${String(error)}`),
  };
  document.body.innerHTML = '<div id="area-x"></div>';
  const container = document.getElementById('area-x') as HTMLElement;
  const module = createBrowserArea(area, pages);
  const prepared = async (href: string): Promise<PreparedPage> => {
    const preparation = await module.prepare(href, services);
    if (!('page' in preparation)) throw new Error(`${href} responded ${preparation.status}`);
    return preparation.page;
  };
  const props = (first: PreparedPage): AreaProps =>
    ({ name: 'x', container: () => container, services, first }) as AreaProps;
  return { module, services, bus, container, reports, moves, prepared, props };
}

test('the first mount hydrates the server’s HTML; the bus reaches it after that', async () => {
  const { module, bus, container, reports, props } = visit();
  const now = 1_795_000_000_000;
  const { finish } = await createServerArea(area, pages).load(
    { url: 'http://localhost/word/fair?x=1', session, flags: {}, now, routes: area.routes },
    graph,
  );
  const { html, state, head } = finish();
  container.innerHTML = html;
  container.setAttribute('data-ssr', '');
  const heading = container.querySelector('h1');
  bus.publish('viewed', { listingIds: ['7'] });
  const { page, params, data } = JSON.parse(state) as Pick<PreparedPage, 'page' | 'params' | 'data'>;
  await module.mount(props({ page, params, data, now, href: '/word/fair?x=1', head: head ?? { title: '' } }));
  await drawn();
  expect(container.querySelector('h1')).toBe(heading);
  expect(heading?.id).toContain('x-');
  // The server and the browser agree on other areas' addresses.
  expect(html).toContain('<li>/list/a?x=1 live</li><li>/questions missing</li>');
  expect(container).not.toHaveAttribute('data-ssr');
  expect(screen.getByText(`/word/fair?x=1 ${now} false 7`)).toBeInTheDocument();
  expect(reports).toEqual([]);
});

test('a later mount renders from scratch, pages share one root, unmounting leaves nothing', async () => {
  const { module, container, prepared, props } = visit();
  const first = props(await prepared('/word/one'));
  await module.mount(first);
  expect(screen.getByRole('heading')).toHaveTextContent('one');
  const second = await prepared('/word/two');
  module.show(second);
  await drawn();
  expect(screen.getByRole('heading')).toHaveTextContent('two');
  await module.unmount(first);
  expect(container).toBeEmptyDOMElement();
});

test('[SHELL-101] a page of another area is rendered in slices, between which the page still shown responds', async () => {
  const { module, prepared, props } = visit();
  let clock = 0;
  const turns: string[] = [];
  // Each part takes a slow phone longer than a slice.
  const now = jest.spyOn(performance, 'now').mockImplementation(() => clock);
  parts = (part) => {
    if (part === 0) setTimeout(() => turns.push('input'));
    turns.push(`part ${part}`);
    clock += 20;
  };
  await module.mount(props(await prepared('/slow/a')));
  expect(turns.slice(0, 2)).toEqual(['part 0', 'input']);
  expect(turns.at(-1)).toBe('part 4');
  now.mockRestore();
});

test('a new path starts with new state, a page that stays mounted preserves it', async () => {
  const { module, prepared, props } = visit();
  await module.mount(props(await prepared('/word/one')));
  const after = async (href: string): Promise<string | null> => {
    screen.getByRole('button').click();
    module.show(await prepared(href));
    await drawn();
    return screen.getByRole('button').textContent;
  };
  expect(await after('/word/one?x=2')).toBe('1');
  expect(await after('/word/two')).toBe('0');
  expect(await after('/list/a')).toBe('0');
  expect(await after('/list/b')).toBe('1');
});

test('[SRCH-48] a page that can’t be loaded leaves the one on the screen where it is, with other data', async () => {
  const { module, services, prepared, props } = visit();
  await module.mount(props(await prepared('/list/a?x=1')));
  const preparation = await module.prepare('/list/lost', services);
  expect(preparation).toMatchObject({
    stays: true,
    page: { href: '/list/a?x=1', head: { title: 'a' }, params: { '*': 'a' }, data: { word: 'a, not lost' } },
  });
  // Nothing can stay where another page is on the screen.
  module.show(await prepared('/word/one'));
  const other = await module.prepare('/list/lost', services);
  expect(other).toMatchObject({ page: { href: '/list/lost', head: { title: 'Lost' } } });
  expect(other).not.toHaveProperty('stays');
});

test('react-router’s links navigate through the host', async () => {
  const { module, prepared, props, moves } = visit();
  await module.mount(props(await prepared('/word/one')));
  screen.getByText('Link').click();
  expect(moves).toEqual(['/word/linked']);
});

test('a status other than 200 is left to the host', async () => {
  const { module, services } = visit();
  expect(await module.prepare('/word/old', services)).toEqual({ status: 301, location: '/word/new' });
  expect(await module.prepare('/word/nothing', services)).toEqual({ status: 404 });
  expect(await module.prepare('/elsewhere', services)).toEqual({ status: 404 });
});

test('the server’s HTML stays until its view’s script has loaded, whatever changes in between', async () => {
  const { bus, container, reports, props } = visit();
  let arrived = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const later = [
    deferredPage<Word>({
      name: 'word',
      routes: ['/word/:word'],
      script: async () => {
        await waiting;
        return { View, load };
      },
    }),
  ];
  container.innerHTML = '<!--$--><section><h1>fair</h1></section><!--/$-->';
  container.setAttribute('data-ssr', '');
  const mounting = createBrowserArea(area, later).mount(
    props({
      page: 'word',
      params: {},
      data: { word: 'fair', page: '' },
      now: 1,
      href: '/word/fair',
      head: { title: '' },
    }),
  );
  bus.publish('viewed', { listingIds: ['7'] });
  await drawn();
  expect([container.querySelector('h1')?.textContent, container.hasAttribute('data-ssr')]).toEqual(['fair', true]);
  arrived();
  await mounting;
  await waitFor(() => expect(container).toHaveTextContent('/word/fair 1 false 7'));
  expect(reports.filter((report) => !report.startsWith('recoverable'))).toEqual([]);
});

test('[COLL-21] a page loads again once what it reads has changed, in this tab, another one or by the API; others stay', async () => {
  const { module, bus, prepared, props, moves } = visit();
  await module.mount(props(await prepared('/saved/one')));
  await drawn();
  bus.publish('changed', { names: ['alerts'] });
  expect(moves).toEqual([]);
  bus.publish('changed', { names: ['alerts', 'collections'] });
  expect(moves).toEqual(['/saved/one']);
  bus.publish('pushed', { kind: 'collection' });
  bus.publish('pushed', { kind: 'notifications' });
  bus.publish('pushed', { kind: 'again' });
  expect(moves).toEqual(['/saved/one', '/saved/one', '/saved/one']);
  module.show(await prepared('/word/one'));
  await drawn();
  bus.publish('changed', { names: ['collections'] });
  expect(moves).toHaveLength(3);
});

test('[COLL-21] a page whose data were on their way when they changed loads again as soon as it is shown', async () => {
  const { module, bus, prepared, props, moves } = visit();
  await module.mount(props(await prepared('/word/one')));
  await drawn();
  const late = await prepared('/saved/one');
  bus.publish('changed', { names: ['collections'] });
  expect(moves).toEqual([]);
  module.show(late);
  await drawn();
  expect(moves).toEqual(['/saved/one']);
  module.show(await prepared('/saved/one'));
  await drawn();
  expect(moves).toEqual(['/saved/one']);
});
