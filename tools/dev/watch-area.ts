import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appFiles,
  DeclaringModules,
  developmentContainer,
  developmentServer,
  developmentVersion,
  developmentWeb,
  loadServerBundle,
  readContract,
} from '@verandah/areas/build';
import type { AreaContract, PersistedOperation } from '@verandah/areas';
import webpack from 'webpack';
import type { Compiler, Configuration, Stats } from 'webpack';
import { problemsOf, type Problem } from './problems.ts';
import type { ScriptMaps } from './script-maps.ts';

/** The area's current build. */
export interface Build {
  readonly contract: AreaContract;
  readonly operations: readonly PersistedOperation[];
  /** Global name of the container, root-relative address of its entry with its hash, and the first page's styles. */
  readonly container: string;
  readonly entry: string;
  readonly integrity: string;
  readonly styles: readonly string[];
  /** The folder of the server bundle: another one for each. */
  readonly folder: string;
  readonly server: { readonly path: string; readonly integrity: string };
}
export type Outcome = { readonly build: Build } | { readonly problems: readonly Problem[] };
/** Messages to a page: the hash of the newest browser build, or what is wrong. */
export type News = { readonly hash: string } | { readonly problems: readonly Problem[] };

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface AreaWatchOptions {
  readonly area: string;
  readonly folder: string;
  readonly outDir: string;
  /** Base of the file names in messages. */
  readonly root: string;
  readonly maps: Pick<ScriptMaps, 'trace'>;
  /** Called after each browser build with the message to pages. */
  readonly onNews: (news: News) => void;
}

/** One of the two bundles, rebuilt after each edit. */
class MonitoredRelease<Value> {
  #settle: () => void = () => undefined;
  #settled = Promise.resolve();
  #value: Value | readonly Problem[] = [];
  readonly #close: () => Promise<void>;
  #busy = false;

  constructor(
    configuration: Configuration,
    { root, maps }: Pick<AreaWatchOptions, 'root' | 'maps'>,
    read: (stats: Stats) => Promise<Value>,
    notify: () => void,
  ) {
    const compiler = webpack(configuration) as Compiler;
    this.#begin();
    compiler.hooks.invalid.tap('development', () => this.#begin());
    compiler.hooks.watchRun.tap('development', () => this.#begin());
    const watching = compiler.watch({ aggregateTimeout: 20, ignored: /node_modules/ }, (failure, stats) => {
      void (async () => {
        try {
          if (failure) throw failure;
          this.#value =
            !stats || stats.hasErrors()
              ? problemsOf(stats?.toJson({ all: false, errors: true }).errors ?? [], root)
              : await read(stats);
        } catch (problem) {
          const { message, stack = message } = problem instanceof Error ? problem : new Error(String(problem));
          // The bundle itself may have thrown, as it was loaded.
          const traced = await maps.trace(stack);
          this.#value = [
            traced.where === null ? { where: 'the build', message } : { where: traced.where, message: traced.stack },
          ];
        }
        this.#busy = false;
        this.#settle();
        notify();
      })();
    });
    this.#close = () =>
      new Promise((resolve) => {
        if (watching) watching.close(() => compiler.close(() => resolve()));
        else resolve();
      });
  }

  /** The newest build, once there is one. */
  async now(): Promise<Value | readonly Problem[]> {
    while (this.#busy) await this.#settled;
    return this.#value;
  }

  close(): Promise<void> {
    return this.#close();
  }

  #begin(): void {
    if (this.#busy) return;
    this.#busy = true;
    ({ promise: this.#settled, resolve: this.#settle } = Promise.withResolvers<void>());
  }
}

interface Web {
  readonly hash: string;
  readonly integrity: string;
  readonly styles: readonly string[];
}
type Server = Pick<Build, 'contract' | 'operations' | 'folder' | 'server'>;
const hasFailed = (value: unknown): value is readonly Problem[] => Array.isArray(value);

/** Builds an area now and at each change; both bundles go into `outDir`. */
export class AreaWatch {
  readonly #area: string;
  readonly #web: MonitoredRelease<Web>;
  readonly #server: MonitoredRelease<Server>;
  #builds = 0;

  constructor({ area, folder, outDir, root, maps, onNews }: AreaWatchOptions) {
    this.#area = area;
    const options = { area, folder, outDir };
    const declaring = new DeclaringModules();
    const notify = async (): Promise<void> => {
      const [web, server] = await Promise.all([this.#web.now(), this.#server.now()]);
      if (hasFailed(web) || hasFailed(server))
        onNews({ problems: hasFailed(web) ? web : hasFailed(server) ? server : [] });
      else onNews({ hash: web.hash });
    };
    this.#web = new MonitoredRelease(
      developmentWeb(options, declaring),
      { root, maps },
      (stats) => this.#readWeb(stats, outDir),
      () => {
        // An edit can be shown before the server bundle is ready.
        void this.#web.now().then((web) => onNews(hasFailed(web) ? { problems: web } : { hash: web.hash }));
      },
    );
    this.#server = new MonitoredRelease(
      developmentServer(options, declaring, () => this.#web.now()),
      { root, maps },
      () => this.#readServer(outDir),
      () => void notify(),
    );
  }

  /** Waits for the current build. */
  async now(): Promise<Outcome> {
    const [web, server] = await Promise.all([this.#web.now(), this.#server.now()]);
    if (hasFailed(web)) return { problems: web };
    if (hasFailed(server)) return { problems: server };
    const { contract, operations, folder, server: bundle } = server;
    const address = `/r/${this.#area}/${developmentVersion}/web/`;
    return {
      build: {
        contract,
        operations,
        folder,
        server: bundle,
        container: developmentContainer(this.#area),
        entry: `${address}remoteEntry.js`,
        integrity: web.integrity,
        styles: web.styles.map((path) => address + path),
      },
    };
  }

  /**
   * Waits until the files of the current browser build are written, or it has failed. An edit is on the screen before
   * the server bundle is built.
   */
  async browserFiles(): Promise<void> {
    await this.#web.now();
  }

  async close(): Promise<void> {
    await Promise.all([this.#web.close(), this.#server.close()]);
  }

  async #readWeb(stats: Stats, outDir: string): Promise<Web> {
    const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
    const names = (namedChunkGroups?.[appFiles]?.assets ?? []).map(({ name }) => name);
    return {
      hash: stats.hash ?? '',
      integrity: integrityOf(await readFile(join(outDir, 'web/remoteEntry.js'))),
      styles: names.filter((name) => name.endsWith('.css')),
    };
  }

  /** Workers identify bundles by their folders. */
  async #readServer(outDir: string): Promise<Server> {
    const made = join(outDir, 'server.cjs');
    const bundle = loadServerBundle(made);
    const contract = readContract(bundle.contract, this.#area);
    const number = ++this.#builds;
    const folder = join(outDir, `server-${number}`);
    await mkdir(folder, { recursive: true });
    for (const file of ['server.cjs', 'server.cjs.map']) await copyFile(join(outDir, file), join(folder, file));
    await rm(join(outDir, `server-${number - 5}`), { recursive: true, force: true });
    return {
      contract,
      folder,
      server: { path: 'server.cjs', integrity: integrityOf(await readFile(made)) },
      operations: bundle.documents.map(({ name, kind, text }) => ({ name, kind, text, sha256: hashOf(text) })),
    };
  }
}
