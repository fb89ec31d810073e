import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOrigin, Provenance, ReleaseManifest } from '@verandah/areas';
import { integrityOf } from '../store/files.ts';

export interface HandWritten {
  readonly area?: string;
  readonly version?: string;
  /** Source of server.cjs. */
  readonly server?: string;
  /** Source of the browser's entry. */
  readonly entry?: string;
  /** Its style sheet. */
  readonly css?: string;
  readonly routes?: readonly string[];
  readonly healthPath?: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly budget?: number;
  readonly publishes?: readonly string[];
  readonly follows?: readonly string[];
  readonly operations?: ReleaseManifest['operations'];
  /** How it came about; by default that is not recorded. */
  readonly origin?: BuildOrigin;
}

/** A server bundle whose pages show the result of `body` (an expression over `request` and the loaded `data`). */
export const serverSource = (body: string, load = '({})'): string => `
  exports.contract = {}; exports.documents = [];
  exports.load = async (request, graph) => {
    const data = await ${load};
    return { finish: () => {
      const html = ${body};
      if (typeof html !== 'string') return html;
      return { status: 200, html, state: JSON.stringify({ page: 'page', params: {}, data, now: request.now }), head: { title: 'A page' } };
    } };
  };`;

const provenance = (
  { area, version, contentHash, builtAt }: ReleaseManifest,
  { commit, unclean, who, where }: BuildOrigin,
): Provenance => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: `${area}@${version}`, digest: { sha256: contentHash } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://verandah.dev/area-build/v1',
      externalParameters: { area, version },
      internalParameters: { unclean },
      resolvedDependencies: commit === '' ? [] : [{ uri: 'git+file:///', digest: { gitCommit: commit } }],
    },
    runDetails: {
      builder: { id: where, version: { user: who } },
      metadata: { invocationId: '1', finishedOn: builtAt },
    },
  },
});

/** Writes the folder of a small handwritten release, and returns its manifest. */
export async function writeRelease(folder: string, release: HandWritten = {}): Promise<ReleaseManifest> {
  const { area = 'search', version = '1.0.0', routes = [`/${area}/*`] } = release;
  const server = release.server ?? serverSource(`'<p>${area} ${version}</p>'`);
  const entry = release.entry ?? `self.entry = '${area}';`;
  const css = release.css ?? 'p{}';
  await mkdir(join(folder, 'web'), { recursive: true });
  await writeFile(join(folder, 'server.cjs'), server);
  await writeFile(join(folder, 'web/entry.js'), entry);
  await writeFile(join(folder, 'web/area.css'), css);
  const manifest: ReleaseManifest = {
    schema: 1,
    area,
    version,
    contentHash: createHash('sha256')
      .update(server + entry)
      .digest('hex'),
    contract: {
      name: area,
      class: 'primary',
      squad: `${area}-squad`,
      routes,
      navigation: [{ label: area, href: `/${area}/all`, order: 1 }],
      topics: { publishes: release.publishes ?? [], follows: release.follows ?? [] },
      budgets: { firstPageScript: release.budget ?? 1000 },
      healthPath: release.healthPath ?? `/${area}/health`,
    },
    container: `mf_${area.replaceAll('-', '_')}__${version.replaceAll('.', '_')}`,
    files: [
      { path: 'web/entry.js', bytes: entry.length, gzipBytes: entry.length, integrity: integrityOf(entry) },
      { path: 'web/area.css', bytes: css.length, gzipBytes: css.length, integrity: integrityOf(css) },
    ],
    entry: 'web/entry.js',
    scripts: [],
    styles: ['web/area.css'],
    server: { path: 'server.cjs', integrity: integrityOf(server) },
    firstPageScript: entry.length,
    shared: release.shared ?? {},
    operations: release.operations ?? [],
    revision: '',
    squad: `${area}-squad`,
    builtAt: '2026-11-21T00:00:00.000Z',
  };
  const written = release.origin ? { ...manifest, provenance: provenance(manifest, release.origin) } : manifest;
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(written));
  return written;
}
