// What a foreign host passes to an area, whichever tools built the host. docs/squads.md describes it.
import * as kit from 'published-kit';

interface Document {
  readonly text: string;
  readonly name: string;
}
interface Prepared {
  readonly status: number;
  readonly page?: { readonly head: { readonly title: string } };
}
/** The module that a release exposes as ./app. */
export interface Area {
  bootstrap(props: object): Promise<unknown>;
  mount(props: object): Promise<unknown>;
  prepare(href: string, services: object): Promise<Prepared>;
}
interface Wanted {
  /** The release's folder. */
  readonly base: string;
  readonly container: string;
  /** The page to show. */
  readonly address: string;
  readonly withIntegrity: boolean;
}

export const wanted = JSON.parse(document.body.dataset['wanted'] ?? '{}') as Wanted;
const page = globalThis as unknown as { __VERANDAH_INTEGRITY__?: Record<string, string> };

/** The release's own hashes, which its manifest names, by the addresses that its files are loaded from. */
export async function readIntegrity(): Promise<Record<string, string>> {
  const address = new URL(`${wanted.base}/web/mf-manifest.json`, location.href);
  const { integrity } = (await (await fetch(address)).json()) as { integrity: Record<string, string> };
  const hashes = Object.fromEntries(
    Object.entries(integrity).map(([path, hash]) => [new URL(path, address).pathname, hash]),
  );
  if (wanted.withIntegrity) page.__VERANDAH_INTEGRITY__ = hashes;
  return hashes;
}

const graph = {
  async read({ text, name }: Document, variables: object): Promise<unknown> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollographql-client-name': 'web' },
      body: JSON.stringify({ query: text, operationName: name, variables }),
    });
    return ((await response.json()) as { data: unknown }).data;
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

/** Loads an area and shows its page, or the reason why it can't be shown. */
export async function showArea(load: () => Promise<Area | null>): Promise<void> {
  try {
    const area = await load();
    if (!area) throw new Error('The release exposes no ./app.');
    const { page: first } = await area.prepare(wanted.address, services);
    const container = document.querySelector('main');
    const props = { name: wanted.container, container: () => container, services, first };
    await area.bootstrap(props);
    await area.mount(props);
    document.title = first?.head.title ?? '';
  } catch (problem) {
    document.body.append(`Refused: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
