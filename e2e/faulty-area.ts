import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsClient, type Operations } from '@verandah/releases';
import { writeRelease } from '@verandah/releases/test-kit';
import { serverCode, type BadRelease } from './bad-releases/bad-release.ts';
import { dataFolder, site } from './site.ts';

/** Operations of the journeys' site, or of another host on the same registry. */
export const siteOperations = (host = site): Operations =>
  operationsClient(host, readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
export const by = { who: 'the journeys', why: 'fault tests' };

/**
 * One view for both sides, in plain React: it names its release, and its button works once it has been hydrated. The
 * last part of its address (throws, loops, hogs, mount or hydrate) selects how a faulty release fails; others are
 * drawn.
 */
const viewSource = (version: string, faulty: boolean, bad?: BadRelease): string => `
  const faultOf = (href) => (${faulty} ? new URL(href, 'http://any').pathname.split('/').at(-1) : '');
  const View = ({ href }) => {
    const [times, press] = React.useState(0);
    if (typeof window !== 'undefined' && faultOf(href) === 'hydrate') throw new Error('broken on purpose: it hydrates');
    if (typeof window !== 'undefined') { ${bad?.browser?.view ?? ''} }
    return React.createElement('section', null,
      React.createElement('h1', null, 'A porch'), React.createElement('p', null, 'Release ${version}'),
      React.createElement('button', { type: 'button', onClick: () => press(times + 1) }, 'Pressed ' + times));
  };`;

const serverSource = (version: string, faulty: boolean): string => `
  const React = require('react');
  const { renderToString } = require('react-dom/server');
  ${viewSource(version, faulty)}
  exports.contract = {}; exports.documents = [];
  exports.load = async (request) => {
    const { pathname, search } = new URL(request.url);
    const fault = faultOf(request.url);
    return { finish: () => {
      if (fault === 'throws') throw new Error('broken on purpose: it throws');
      if (fault === 'loops') for (;;);
      if (fault === 'hogs') for (const all = [];;) all.push(new Array(1_000_000).fill(all.length));
      return { status: 200, html: renderToString(React.createElement(View, { href: pathname + search })),
        state: JSON.stringify({ page: 'porch', params: {}, data: null, now: request.now }), head: { title: 'A porch' } };
    } };
  };`;

const entrySource = (container: string, version: string, faulty: boolean, bad?: BadRelease): string => `
  (() => {
    let React, client, root, services;
    const shared = (scope, name) => Object.values(scope[name])[0].get()();
    ${viewSource(version, faulty, bad)}
    const boundary = () => class extends React.Component {
      constructor(props) { super(props); this.state = { failed: false }; }
      static getDerivedStateFromError() { return { failed: true }; }
      componentDidCatch(error) { services.report(error, 'render'); }
      render() { return this.state.failed ? React.createElement('p', { role: 'alert' }, 'Broken') : this.props.children; }
    };
    const app = {
      version: '${version}',
      bootstrap: async () => {},
      async mount({ container, services: given, first }) {
        services = given;
        if (faultOf(first.href) === 'mount') throw new Error('broken on purpose: it is mounted');
        ${bad?.browser?.mount ?? ''}
        const tree = React.createElement(boundary(), null, React.createElement(View, { href: first.href }));
        if (container().hasAttribute('data-ssr')) root = client.hydrateRoot(container(), tree);
        else { root = client.createRoot(container()); root.render(tree); }
        container().removeAttribute('data-ssr');
      },
      async unmount() { root.unmount(); },
      async prepare(href) {
        ${bad?.browser?.prepare ?? ''}
        const { pathname, search } = new URL(href, location.href);
        return { status: 200, page: { page: 'porch', href: pathname + search, head: { title: 'A porch' }, data: null, params: {}, now: Date.now() } };
      },
      show(page) { root.render(React.createElement(boundary(), { key: page.href }, React.createElement(View, { href: page.href }))); },
    };
    self['${container}'] = {
      init(scope) { React = shared(scope, 'react'); client = shared(scope, 'react-dom/client'); },
      get: async () => () => app,
    };
  })();`;

/**
 * Publishes a small area that is written by hand: nothing is built. It has no entry in the site's navigation.
 * @param health last part of its health page's address
 * @returns its version
 */
export async function publishSmallArea(
  area: string,
  {
    faulty = false,
    host = site,
    health = 'health',
    bad,
  }: {
    readonly faulty?: boolean;
    readonly host?: string;
    readonly health?: string;
    /** It misbehaves like this one, on the server for pages with a query. */
    readonly bad?: BadRelease;
  } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-small-area-'));
  try {
    const { version } = await siteOperations(host).plan(area, { contentHash: `${Date.now()}`, series: '1.0' });
    const container = `mf_${area}__${version}`.replaceAll(/[.-]/g, '_');
    await writeRelease(folder, {
      area,
      version,
      routes: [`/${area}/*`],
      healthPath: `/${area}/${health}`,
      budget: 10_000,
      server: serverSource(version, faulty) + (bad ? serverCode(bad) : ''),
      entry: entrySource(container, version, faulty, bad),
      ...(bad?.css !== undefined && { css: bad.css }),
    });
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      container: string;
      contract: { navigation: unknown[] };
    };
    manifest.contract.navigation = [];
    manifest.container = container;
    writeFileSync(file, JSON.stringify(manifest));
    return (await siteOperations(host).accept(folder, by)).version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
