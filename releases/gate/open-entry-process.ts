// Opens one entry in a page without a document tree, and reports which scripts it loaded.
import { createContext, runInContext } from 'node:vm';
import type { EntryResponse, EntryToOpen } from './open-entry.ts';

interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
}
const origin = 'https://verandah.example';

/** The parts of a page that an entry uses before its first script has loaded. */
function pageOf({ address, integrity }: EntryToOpen, added: (script: string) => void): Record<string, unknown> {
  const append = (element: { readonly src?: string }): void => {
    if (element.src !== undefined) added(new URL(element.src, origin).pathname);
  };
  const page: Record<string, unknown> = {
    location: new URL(origin),
    URL,
    setTimeout,
    clearTimeout,
    console: { log() {}, warn() {}, error() {} },
    __VERANDAH_INTEGRITY__: integrity,
    document: {
      currentScript: { tagName: 'SCRIPT', src: origin + address },
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
      head: { append, appendChild: append },
    },
  };
  return Object.assign(page, { self: page, window: page });
}

async function openEntry(entry: EntryToOpen): Promise<EntryResponse> {
  const scripts: string[] = [];
  const page = createContext(pageOf(entry, (script) => scripts.push(script)));
  runInContext(entry.source, page, { filename: entry.address, timeout: 2000 });
  const container = page[entry.container] as Partial<Container> | undefined;
  if (typeof container?.init !== 'function' || typeof container.get !== 'function')
    return { problem: `it makes no container ${entry.container}` };
  const provided = { get: () => () => ({}), loaded: 1, from: 'shell', eager: true };
  await container.init(
    Object.fromEntries(
      Object.entries(entry.shared).flatMap(([name, range]) =>
        [name, ...(modulesOf[name] ?? [])].map((module) => [module, { [range.replace(/^\D+/, '')]: provided }]),
      ),
    ),
  );
  // Resolves only when the scripts have run, which this page does not do: they are added in the same turn or the next.
  const failure = await Promise.race([
    container.get('./app').then(
      () => null,
      (problem: unknown) => problem,
    ),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 50)),
  ]);
  return failure === null ? { scripts } : { problem: String(failure) };
}

/** Modules that are shared under the version of their package. */
const modulesOf: Readonly<Record<string, readonly string[]>> = {
  react: ['react/jsx-runtime'],
  'react-dom': ['react-dom/client'],
};

process.on('message', (entry: EntryToOpen) => {
  void openEntry(entry)
    .catch((problem: unknown): EntryResponse => ({ problem: String(problem) }))
    .then((response) => process.send?.(response));
});
process.on('disconnect', () => process.exit());
