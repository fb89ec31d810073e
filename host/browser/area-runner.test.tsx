import type { AreaModule, AreaProps, AreaServices, PreparedPage } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { AreaRunner, limits } from './area-runner.ts';

const release = (version: string): BootRelease => ({ version, container: `mf_x__${version}`, entry: `/r/x/${version}/e.js`, scripts: [], styles: [] });
const page: PreparedPage = { page: 'p', href: '/x', head: { title: 'X' }, data: 'live data', params: {}, now: 0 };
const services = { report: () => undefined } as unknown as AreaServices;

/** A release that writes its version and data; `faults` replace what it does. */
const releaseOf = (version: string, faults: Partial<AreaModule> = {}): AreaModule => ({
  version,
  bootstrap: () => Promise.resolve(),
  mount: ({ container, first }: AreaProps) => { container().textContent = `${version} ${String(first.data)}`; return Promise.resolve(); },
  unmount: ({ container }: AreaProps) => { container().textContent = ''; return Promise.resolve(); },
  prepare: () => Promise.resolve({ status: 200, page: { ...page, data: `data of ${version}` } }),
  show: () => undefined,
  ...faults,
});

function run(modules: Record<string, AreaModule | Error | 'never'>, html = '') {
  document.body.innerHTML = `<div id="area-x"${html && ' data-ssr'}>${html}</div><p>The rest</p>`;
  const container = document.getElementById('area-x') as HTMLElement;
  const reports: string[] = [];
  const runner = new AreaRunner({
    area: 'x', services, container: () => container, releases: Object.keys(modules).toSorted().toReversed().map(release), // newest first
    report: (_, kind, version) => reports.push(`${version} ${kind}`),
    load: ({ version }) => {
      const given = modules[version];
      if (given === 'never') return new Promise(() => undefined);
      return given instanceof Error || !given ? Promise.reject(given) : Promise.resolve(given);
    },
  });
  return { runner, container, reports };
}
const failing = (): Promise<never> => Promise.reject(new Error('broken'));
/** Steps of promises and the pause in which React finishes. */
const settle = async (): Promise<void> => { for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve)); };

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
  const { runner, container, reports } = run({ '2': new Error('404'), '1': new Error('404') }, '<h1>From the server</h1>');
  await runner.mount({}, page);
  expect(container.innerHTML).toBe('<h1>From the server</h1>');
  expect(reports).toEqual(['2 load', '1 load']);
  await runner.unmount();
  expect(container).toBeEmptyDOMElement();
});

test('[REL-08, SHELL-09] with nothing to show there is an error box in the area, and the rest stays', async () => {
  const { runner, container } = run({ '2': new Error('404'), '1': releaseOf('1', { mount: failing }) });
  await runner.mount({}, page);
  expect(container.querySelector('[role="alert"] h1')).toHaveTextContent('This part of the page is not available right now');
  expect(document.body).toHaveTextContent('The rest');
});

test('[REL-08] a release whose page throws later gives way too, once', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', { mount: ({ container, services: given }: AreaProps) => { fail = given.report; container().textContent = '2'; return Promise.resolve(); } });
  const { runner, container, reports } = run({ '2': live, '1': releaseOf('1') });
  await runner.mount({}, page);
  fail?.(new Error('thrown while drawing'), 'render');
  fail?.(new Error('thrown again'), 'render');
  await settle();
  expect(container.textContent).toBe('1 data of 1');
  expect(reports).toEqual(['2 render', '2 render']);
});

test('[SHELL-09] without a release before it, the area keeps its own error box', async () => {
  let fail: ((error: unknown, kind: string) => void) | undefined;
  const live = releaseOf('2', { mount: ({ container, services: given }: AreaProps) => { fail = given.report; container().textContent = 'error box of 2'; return Promise.resolve(); } });
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
