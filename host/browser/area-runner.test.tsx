import type { AreaModule, AreaProps, AreaServices, PreparedPage } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { AreaRunner, limits } from './area-runner.ts';

const release = (version: string): BootRelease => ({
  version,
  container: `mf_x__${version}`,
  entry: `/r/x/${version}/e.js`,
});
const page: PreparedPage = { page: 'p', href: '/x', head: { title: 'X' }, data: 'live data', params: {}, now: 0 };
const said: unknown[] = [];
const services = {
  report: () => undefined,
  bus: { publish: (_topic: string, { text }: { text: string }) => said.push(text) },
} as unknown as AreaServices;
beforeEach(() => {
  said.length = 0;
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** A release that writes its version and data; `faults` replace what it does. */
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
/** Steps of promises and the pause in which React finishes. */
/** What a release may do to the HTML that the server drew before it fails. */
const wiping = ({ container }: AreaProps): Promise<never> => {
  container().replaceChildren('half a page');
  return failing();
};
/** Styles as the server names them in the page; jsdom fetches none, so that the test says which have come. */
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

test('the live release is shown with the data that was prepared', async () => {
  const { runner, container, reports } = run({ '2': releaseOf('2'), '1': releaseOf('1') });
  await runner.mount({}, page);
  expect([container.textContent, reports]).toEqual(['2 live data', []]);
});

test.each([
  ['missing', new Error('404')],
  ['broken when it starts', releaseOf('2', { bootstrap: failing })],
  ['broken when it is mounted', releaseOf('2', { mount: failing })],
])('[REL-08] a live release that is %s gives way to the one before, with its own data', async (_, broken) => {
  const { runner, container } = run({ '2': broken, '1': releaseOf('1') }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  expect(container.textContent).toBe('1 data of 1');
  expect(document.body).toHaveTextContent('The rest');
});

test('[REL-08] a release that never comes is given up', async () => {
  jest.useFakeTimers();
  const { runner, container, reports } = run({ '2': 'never', '1': releaseOf('1') });
  const mounted = runner.mount({}, page);
  await jest.advanceTimersByTimeAsync(limits.load);
  await mounted;
  jest.useRealTimers();
  expect([container.textContent, reports]).toEqual(['1 data of 1', ['2 load']]);
});

test('[REL-08] when no release loads, what the server drew stays', async () => {
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

test('[REL-08, SHELL-09] with nothing to show there is an error box in the area, and the rest stays', async () => {
  const { runner, container } = run({ '2': new Error('404'), '1': releaseOf('1', { mount: failing }) });
  await runner.mount({}, page);
  expect(container.querySelector('[role="alert"] h1')).toHaveTextContent(
    'This part of the page is not available right now',
  );
  expect(document.body).toHaveTextContent('The rest');
});

test('[REL-08] when every release that loads fails to start, what the server drew stands again, and the visitor is told', async () => {
  const { runner, container, reports } = run(
    { '2': releaseOf('2', { mount: wiping }), '1': releaseOf('1', { mount: wiping }) },
    '<h1>From the server</h1>',
  );
  await runner.mount({}, page);
  expect(container.innerHTML).toBe('<h1>From the server</h1>');
  expect(container).toHaveAttribute('data-ssr');
  expect(reports).toEqual(['2 mount', '1 mount']);
  expect(said).toEqual([expect.stringContaining('load it again')]);
});

test('[REL-08] a page that throws when it takes over what the server drew, with no release before it, leaves that readable', async () => {
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
  expect(said).toHaveLength(1);
  // The next page of the area is drawn anew.
  await runner.unmount();
  await runner.mount({}, { ...page, data: 'another page' });
  expect(container.textContent).toBe('error box of 2');
});

test('[REL-08] another page that throws when it is drawn is asked of the server, which may draw it', async () => {
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

test("[REL-08] so is a page of an area that can't be mounted; what the server could not draw is not asked for in a circle", async () => {
  const { runner, loads } = run({ '2': releaseOf('2', { mount: failing }) });
  await runner.mount({}, page);
  expect(loads).toEqual([]);
  await runner.unmount();
  await runner.mount({}, { ...page, href: '/y' });
  expect(loads).toEqual(['/y']);
});

test('[REL-08] the release before brings its styles along: those of the one that failed go', async () => {
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
  // While both are there, webpack must not take the one for the other.
  expect(names).toEqual([undefined]);
  expect(styles()).toEqual(['/r/x/1/web/css/a.css']);
});

test('[REL-08] a release whose style did not come is asked for it once more, and gives way when it is in vain; with none before it that works, it goes without', async () => {
  const lacking = (came: boolean, before: Record<string, AreaModule> = { '1': releaseOf('1') }) => {
    document.head.innerHTML = '';
    styled('2', false);
    const made = run({ '2': releaseOf('2'), ...before }, '<h1>From the server</h1>');
    const mounting = made.runner.mount({}, page);
    return settle().then(async () => {
      document.querySelector('link')?.dispatchEvent(new Event(came ? 'load' : 'error'));
      await mounting;
      return [made.container.textContent, made.reports];
    });
  };
  expect(await lacking(true)).toEqual(['2 live data', []]);
  expect(await lacking(false)).toEqual(['1 data of 1', ['2 style']]);
  expect(await lacking(false, {})).toEqual(['2 live data', ['2 style']]);
  expect(await lacking(false, { '1': releaseOf('1', { mount: wiping }) })).toEqual([
    '2 live data',
    ['2 style', '1 mount'],
  ]);
});

test('[REL-08] a page that the release before has prepared is not asked for again', async () => {
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

test('[REL-08] a release that was given up for being slow does not draw over the one that has taken over', async () => {
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

test('[REL-08] a release whose page throws later gives way too, once', async () => {
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

test('[REL-08] a release of which a part does not come gives way to the one before; without one the page stays as it is', async () => {
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

test('[SHELL-09] without a release before it, the area keeps its own error box', async () => {
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

test('nothing can be prepared without a release', async () => {
  const { runner } = run({ '2': new Error('404') });
  await expect(runner.prepare('/x')).rejects.toThrow('No release of x could be loaded.');
});
