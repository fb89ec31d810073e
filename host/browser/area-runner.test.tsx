import type { AreaModule, AreaProps, AreaServices, PreparedPage } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { AreaRunner, limits } from './area-runner.ts';

const release = (version: string): BootRelease => ({
  version,
  container: `mf_x__${version}`,
  entry: `/r/x/${version}/e.js`,
});
const page: PreparedPage = { page: 'p', href: '/x', head: { title: 'X' }, data: 'live data', params: {}, now: 0 };
const notices: unknown[] = [];
const services = {
  report: () => undefined,
  bus: {
    publish: (_topic: string, { text }: { text: string }) => notices.push(text),
    reportingTo: (report: (error: Error, topic: string) => void) => ({
      publish: () => report(new Error('dropped'), 'viewed'),
    }),
  },
} as unknown as AreaServices;
beforeEach(() => {
  notices.length = 0;
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** A release that renders its version and data. `faults` overrides its methods. */
const releaseOf = (version: string, faults: Partial<AreaModule> = {}): AreaModule => ({
  version,
  bootstrap: () => Promise.resolve(),
  mount: ({ container, first }: AreaProps) => {
    container().textContent = `${version} ${String(first.data)}`;
    return Promise.resolve();
  },
  unmount: ({ container }: AreaProps) => {
    container().textContent = '';
    return Promise.resolve();
  },
  prepare: () => Promise.resolve({ status: 200, page: { ...page, data: `data of ${version}` } }),
  show: () => undefined,
  ...faults,
});

function run(modules: Record<string, AreaModule | Error | 'never'>, html = '') {
  document.body.innerHTML = `<div id="area-x"${html && ' data-ssr'}>${html}</div><p>The rest</p>`;
  const container = document.getElementById('area-x') as HTMLElement;
  const reports: string[] = [];
  const loads: string[] = [];
  const runner = new AreaRunner({
    area: 'x',
    services,
    undrawn: '/x',
    loadPage: (href) => loads.push(href),
    container: () => container,
    releases: Object.keys(modules).toSorted().toReversed().map(release), // newest first
    report: (_, kind, version) => reports.push(`${version} ${kind}`),
    load: ({ version }) => {
      const given = modules[version];
      if (given === 'never') return new Promise(() => undefined);
      return given instanceof Error || !given ? Promise.reject(given) : Promise.resolve(given);
    },
  });
  return { runner, container, reports, loads };
}
const failing = (): Promise<never> => Promise.reject(new Error('broken'));
/** Flushes promises and the task in which React finishes. */
/** What a release may do to the server-rendered HTML before it fails. */
const wiping = ({ container }: AreaProps): Promise<never> => {
  container().replaceChildren('half a page');
  return failing();
};
/** Style links as the server renders them. jsdom fetches none, so the test sets which have loaded. */
function styled(version: string, came: boolean): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `/r/x/${version}/web/css/a.css` });
  link.dataset['href'] = 'css/a.css';
  Object.defineProperty(link, 'sheet', { value: came ? {} : null });
  document.head.append(link);
  return link;
}
const styles = (): string[] => [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
const settle = async (): Promise<void> => {
  for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve));
};

test('shows the live release with the prepared data', async () => {
  const { runner, container, reports } = run({ '2': releaseOf('2'), '1': releaseOf('1') });
  await runner.mount({}, page);
  expect([container.textContent, reports]).toEqual(['2 live data', []]);
});

test.each([
  ['missing', new Error('404')],
  ['broken when it starts', releaseOf('2', { bootstrap: failing })],
  ['broken when it is mounted', releaseOf('2', { mount: failing })],
])('[REL-08] a live release that is %s is replaced by the previous release, with its own data', async (_, broken) => {
  const { runner, container } = run({ '2': broken, '1': releaseOf('1') }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  expect(container.textContent).toBe('1 data of 1');
  expect(document.body).toHaveTextContent('The rest');
});

test('[REL-08] a release that never loads is abandoned', async () => {
  jest.useFakeTimers();
  const { runner, container, reports } = run({ '2': 'never', '1': releaseOf('1') });
  const mounted = runner.mount({}, page);
  await jest.advanceTimersByTimeAsync(limits.load.quiet + limits.load.recheck);
  await mounted;
  jest.useRealTimers();
  expect([container.textContent, reports]).toEqual(['1 data of 1', ['2 load']]);
});

test('[REL-08] when no release loads, the server-rendered page stays', async () => {
  const { runner, container, reports } = run(
    { '2': new Error('404'), '1': new Error('404') },
    '<h1>From the server</h1>',
  );
  await runner.mount({}, page);
  expect(container.innerHTML).toBe('<h1>From the server</h1>');
  expect(reports).toEqual(['2 load', '1 load']);
  await runner.unmount();
  expect(container).toBeEmptyDOMElement();
});

test('[REL-08, SHELL-09] with nothing to show, the area shows an error box and the rest of the page stays', async () => {
  const { runner, container } = run({ '2': new Error('404'), '1': releaseOf('1', { mount: failing }) });
  await runner.mount({}, page);
  expect(container.querySelector('[role="alert"] h1')).toHaveTextContent(
    'This part of the page isn’t available right now',
  );
  expect(document.body).toHaveTextContent('The rest');
});

test('[REL-08] when every release that loads fails to start, the server-rendered page is restored and the visitor is notified', async () => {
  const { runner, container, reports } = run(
    { '2': releaseOf('2', { mount: wiping }), '1': releaseOf('1', { mount: wiping }) },
    '<h1>From the server</h1>',
  );
  await runner.mount({}, page);
  expect(container.innerHTML).toBe('<h1>From the server</h1>');
  expect(container).toHaveAttribute('data-ssr');
  expect(reports).toEqual(['2 mount', '1 mount']);
  expect(notices).toEqual([expect.stringContaining('reload it')]);
});

test('[REL-08] a page that throws during hydration, with no previous release, leaves the server-rendered page readable', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', {
    mount: ({ container, services: given }: AreaProps) => {
      fail = given.report;
      container().replaceChildren('error box of 2');
      return Promise.resolve();
    },
  });
  const { runner, container } = run({ '2': live }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  fail?.(new Error('thrown while hydrating'), 'render');
  await settle();
  expect(container.innerHTML).toBe('<h1>From the server</h1>');
  expect(notices).toHaveLength(1);
  // The next page of the area is rendered again.
  await runner.unmount();
  await runner.mount({}, { ...page, data: 'another page' });
  expect(container.textContent).toBe('error box of 2');
});

test('[REL-08] another page that throws while rendering becomes a page load, since the server may be able to render it', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', {
    mount: ({ services: given }: AreaProps) => {
      fail = given.report;
      return Promise.resolve();
    },
  });
  const { runner, container, loads } = run({ '2': live }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  runner.show({ ...page, href: '/y' });
  fail?.(new Error('thrown while drawing'), 'render');
  await settle();
  expect(loads).toEqual(['/y']);
  expect(container).not.toHaveTextContent('From the server');
});

test('[REL-08] a page of an area that cannot be mounted becomes a page load, unless the server could not render it either', async () => {
  const { runner, loads } = run({ '2': releaseOf('2', { mount: failing }) });
  await runner.mount({}, page);
  expect(loads).toEqual([]);
  await runner.unmount();
  await runner.mount({}, { ...page, href: '/y' });
  expect(loads).toEqual(['/y']);
});

test('[REL-08] the previous release loads its own styles and those of the failed release are removed', async () => {
  const first = styled('2', true);
  let names: (string | undefined)[] = [];
  const before = releaseOf('1', {
    bootstrap: () => {
      names = [first.dataset['href']];
      styled('1', true);
      return Promise.resolve();
    },
  });
  const { runner } = run({ '2': releaseOf('2', { mount: failing }), '1': before }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  // While both are on the page, webpack must not take one for the other.
  expect(names).toEqual([undefined]);
  expect(styles()).toEqual(['/r/x/1/web/css/a.css']);
});

test('[REL-08, SHELL-38] a missing style is loaded again three times, then the previous release or no style is used', async () => {
  jest.useFakeTimers();
  const lacking = async (came: boolean, before: Record<string, AreaModule> = { '1': releaseOf('1') }) => {
    document.head.innerHTML = '';
    styled('2', false);
    const made = run({ '2': releaseOf('2'), ...before }, '<h1>From the server</h1>');
    const mounting = made.runner.mount({}, page);
    for (const pause of [0, 400, 1600]) {
      await jest.advanceTimersByTimeAsync(pause);
      document.querySelector('link')?.dispatchEvent(new Event(came ? 'load' : 'error'));
    }
    await jest.advanceTimersByTimeAsync(0);
    await mounting;
    return [made.container.textContent, made.reports];
  };
  expect(await lacking(true)).toEqual(['2 live data', []]);
  expect(await lacking(false)).toEqual(['1 data of 1', ['2 style']]);
  expect(await lacking(false, {})).toEqual(['2 live data', ['2 style']]);
  expect(await lacking(false, { '1': releaseOf('1', { mount: wiping }) })).toEqual([
    '2 live data',
    ['2 style', '1 mount'],
  ]);
  jest.useRealTimers();
});

test('[REL-08] a page that the previous release has prepared is not prepared again', async () => {
  let times = 0;
  const before = releaseOf('1', {
    prepare: () => Promise.resolve({ status: 200, page: { ...page, data: `prepared ${++times}` } }),
  });
  const { runner, container } = run({ '2': new Error('404'), '1': before });
  const prepared = await runner.prepare('/x');
  if (!('page' in prepared)) throw new Error('no page');
  await runner.mount({}, prepared.page);
  expect(container.textContent).toBe('1 prepared 1');
});

test('[REL-08] a release that was abandoned as too slow does not render over its replacement', async () => {
  jest.useFakeTimers();
  const late = releaseOf('2', {
    mount: ({ container }: AreaProps) =>
      new Promise((resolve) => {
        setTimeout(() => {
          container().replaceChildren('2, late');
          resolve(null);
        }, limits.mount * 2);
      }),
  });
  const { runner, container } = run({ '2': late, '1': releaseOf('1') }, '<h1>From the server</h1>');
  const mounted = runner.mount({}, page);
  await jest.advanceTimersByTimeAsync(limits.mount);
  await mounted;
  await jest.advanceTimersByTimeAsync(limits.mount);
  jest.useRealTimers();
  expect(container.textContent).toBe('1 data of 1');
});

test('[REL-08] a release whose page throws later is replaced too, once', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', {
    mount: ({ container, services: given }: AreaProps) => {
      fail = given.report;
      container().textContent = '2';
      return Promise.resolve();
    },
  });
  const { runner, container, reports } = run({ '2': live, '1': releaseOf('1') });
  await runner.mount({}, page);
  fail?.(new Error('thrown while drawing'), 'render');
  fail?.(new Error('thrown again'), 'render');
  await settle();
  expect(container.textContent).toBe('1 data of 1');
  expect(reports).toEqual(['2 render', '2 render']);
});

test('[REL-08] a release whose lazy view fails to load is replaced by the previous one, if there is one', async () => {
  for (const [modules, shown] of [
    [['1'], '1 data of 1'],
    [[], 'page without its map'],
  ] as const) {
    let fail: ((error: unknown, kind: string) => void) | undefined;
    const live = releaseOf('2', {
      mount: ({ container, services: given }: AreaProps) => {
        fail = given.report;
        container().replaceChildren('page without its map');
        return Promise.resolve();
      },
    });
    const { runner, container } = run(
      { '2': live, ...Object.fromEntries(modules.map((version) => [version, releaseOf(version)])) },
      '<h1>From the server</h1>',
    );
    await runner.mount({}, page);
    fail?.(new Error('no map'), 'part');
    await settle();
    expect(container.textContent).toBe(shown);
  }
});

test('[SHELL-09] without a previous release, the area’s own error box stays', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', {
    mount: ({ container, services: given }: AreaProps) => {
      fail = given.report;
      container().textContent = 'error box of 2';
      return Promise.resolve();
    },
  });
  const { runner, container } = run({ '2': live });
  await runner.mount({}, page);
  fail?.(new Error('thrown while drawing'), 'render');
  await settle();
  expect(container.textContent).toBe('error box of 2');
});

test('prepare fails without a release', async () => {
  const { runner } = run({ '2': new Error('404') });
  await expect(runner.prepare('/x')).rejects.toThrow('No release of x could be loaded.');
});

test('[REL-91] a message that a release publishes wrongly is reported by that release, also while it is mounted', async () => {
  const publishing = ({ services: given }: AreaProps): Promise<void> => {
    given.bus.publish('viewed', { listingIds: [7] } as never);
    return Promise.resolve();
  };
  const { runner, reports } = run({ 1: releaseOf('1', { mount: publishing }), 2: releaseOf('2', { mount: failing }) });
  await runner.mount({}, page);
  expect(reports).toEqual(['2 mount', '1 viewed message']);
  expect(runner.version).toBe('1');
});

test('[SHELL-70] a failed preparation is of the release that prepared', async () => {
  const { runner } = run({ 1: releaseOf('1', { prepare: failing }), 2: new Error('404') });
  await expect(runner.prepare('/x')).rejects.toThrow('broken');
  expect(runner.version).toBe('1');
  const none = run({ 2: new Error('404') }).runner;
  await expect(none.prepare('/x')).rejects.toMatchObject({ request: '/r/x/2/e.js' });
});
