import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '@verandah/areas/build';
import { liveVersions } from '../live.ts';
import { site } from '../site.ts';
import { buildPage } from './rspack/build-page.ts';

export interface ForeignHost {
  /** HTML of a page that shows `address` of a release, with or without the hashes of its files. */
  page(release: Release, address: string, withIntegrity: boolean): string;
  close(): Promise<void>;
}
interface Release {
  readonly area: string;
  readonly version: string;
}

const folderOf = ({ area, version }: Release): string => `${site}/r/${area}/${version}`;
const containerOf = ({ area, version }: Release): string => `mf_${area}__${version.replaceAll('.', '_')}`;

/**
 * Serves a foreign host on a port of its own: built with webpack from the federation runtime, React and the kit that
 * the site publishes. Given a release, the host is built with Rspack's federation plugin instead and names that release
 * as its remote.
 */
export async function openForeignHost(remote?: Release): Promise<ForeignHost> {
  const place = await mkdtemp(join(tmpdir(), 'foreign-host-'));
  const { version } = await liveVersions();
  await writeFile(join(place, 'kit.js'), await (await fetch(`${site}/r/host/${version}/web/kit.js`)).text());
  if (remote) await buildWithRspack(place, remote);
  else await buildWithWebpack(place);
  const script = await readFile(join(place, 'page.js'));
  await rm(place, { recursive: true });
  const policy = `default-src 'none'; script-src 'self' ${site}; style-src 'self' ${site}; style-src-attr 'unsafe-inline'; connect-src 'self' ${site}; img-src * data:`;
  const server = createServer((request, response) => {
    if (request.url === '/page.js') return void response.setHeader('content-type', 'text/javascript').end(script);
    if (request.url === '/graphql') return void passOn(request, response);
    const wanted = new URL(request.url ?? '/', site).searchParams.get('wanted') ?? '{}';
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
      .end(
        `<!doctype html><title>Another host</title><body data-wanted="${wanted.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><main></main><script src="/page.js"></script>`,
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    page: (release, address, withIntegrity) =>
      `${origin}/?wanted=${encodeURIComponent(
        JSON.stringify({ base: folderOf(release), container: containerOf(release), address, withIntegrity }),
      )}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function buildWithWebpack(place: string): Promise<unknown> {
  return runWebpack({
    mode: 'production',
    devtool: false,
    context: import.meta.dirname,
    entry: './page.ts',
    target: ['web', 'es2022'],
    output: { path: place, filename: 'page.js' },
    resolve: {
      alias: { 'published-kit': join(place, 'kit.js') },
      modules: ['node_modules', join(import.meta.dirname, '../node_modules')],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    resolveLoader: { modules: [join(import.meta.dirname, '../node_modules')] },
  });
}

async function buildWithRspack(place: string, remote: Release): Promise<void> {
  const manifest = `${folderOf(remote)}/web/mf-manifest.json`;
  const { shared } = (await (await fetch(manifest)).json()) as { shared: { name: string; version: string }[] };
  const kit = shared.find(({ name }) => name === '@verandah/kit')?.version ?? '';
  await buildPage(place, { container: containerOf(remote), manifest, kit });
}

async function passOn(
  request: NodeJS.ReadableStream,
  response: { end(text: string): void; setHeader(name: string, value: string): unknown },
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  const result = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollographql-client-name': 'web' },
    body: Buffer.concat(parts),
  });
  response.setHeader('content-type', 'application/json');
  response.end(await result.text());
}
