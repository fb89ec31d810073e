// A foreign Module Federation host: it has React, the kit, the federation runtime and the addresses of one release.
// docs/squads.md describes what it passes to the area.
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as kit from 'published-kit';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

interface Document {
  readonly text: string;
  readonly name: string;
}
interface Prepared {
  readonly status: number;
  readonly page?: { readonly head: { readonly title: string } };
}
interface Area {
  bootstrap(props: object): Promise<unknown>;
  mount(props: object): Promise<unknown>;
  prepare(href: string, services: object): Promise<Prepared>;
}
interface Wanted {
  readonly base: string;
  readonly container: string;
  readonly address: string;
  readonly withIntegrity: boolean;
}

const wanted = JSON.parse(document.body.dataset['wanted'] ?? '{}') as Wanted;
const page = globalThis as unknown as { __VERANDAH_INTEGRITY__?: Record<string, string> };

/** The release's own hashes, which its manifest names, by the addresses that its files are loaded from. */
async function readIntegrity(): Promise<Record<string, string>> {
  const address = new URL(`${wanted.base}/web/mf-manifest.json`, location.href);
  const { integrity } = (await (await fetch(address)).json()) as { integrity: Record<string, string> };
  return Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [new URL(path, address).pathname, hash]));
}

/**
 * The entry is added by this host, so that its hash is this host's to give; the release takes from the map all that
 * follows.
 */
const hashed = (integrity: Readonly<Record<string, string>>): ModuleFederationRuntimePlugin => ({
  name: 'hashed',
  createScript({ url }) {
    const script = document.createElement('script');
    Object.assign(script, {
      src: url,
      crossOrigin: 'anonymous',
      integrity: integrity[new URL(url, location.href).pathname] ?? '',
    });
    return script;
  },
});

const graph = {
  async read({ text, name }: Document, variables: object): Promise<unknown> {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollographql-client-name': 'web' },
      body: JSON.stringify({ query: text, operationName: name, variables }),
    });
    return ((await answer.json()) as { data: unknown }).data;
  },
  write: (operation: Document, variables: object): Promise<unknown> => graph.read(operation, variables),
};
const silence = new kit.Observable<never>(() => {});
const services = {
  graph,
  session: { signedIn: false, roles: [] },
  flags: {},
  bus: { publish() {}, topic: () => silence, follow: () => silence.subscribe(), last: () => undefined, close() {} },
  navigate: (href: string) => {
    location.assign(href);
    return Promise.resolve();
  },
  isLive: () => true,
  report: (error: unknown) => {
    throw error;
  },
};

async function show(): Promise<void> {
  const integrity = await readIntegrity();
  if (wanted.withIntegrity) page.__VERANDAH_INTEGRITY__ = integrity;
  const share = (lib: unknown, version: string) => ({
    version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  const { version } = react;
  const federation = createInstance({
    name: 'foreign',
    remotes: [{ name: wanted.container, entry: `${wanted.base}/web/mf-manifest.json` }],
    plugins: [hashed(integrity)],
    shared: {
      react: share(react, version),
      'react/jsx-runtime': share(jsx, version),
      'react-dom': share(dom, version),
      'react-dom/client': share(client, version),
      '@verandah/kit': share(kit, kit.version),
    },
  });
  const area = await federation.loadRemote<Area>(`${wanted.container}/app`);
  if (!area) throw new Error('The release exposes no ./app.');
  const { page: first } = await area.prepare(wanted.address, services);
  const container = document.querySelector('main');
  const props = { name: wanted.container, container: () => container, services, first };
  await area.bootstrap(props);
  await area.mount(props);
  document.title = first?.head.title ?? '';
}

show().catch((problem: unknown) => {
  document.body.append(`Refused: ${problem instanceof Error ? problem.message : String(problem)}`);
});
