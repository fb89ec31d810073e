/**
 * The pages that are measured. Each returns an address that a visitor of this site may open, or null while no live area
 * has the page.
 */
export interface PageKind {
  readonly name: string;
  readonly find: (load: (path: string) => Promise<string | null>) => Promise<string | null>;
}

const results = '/for-sale/richmond-vic-3121/real-estate';
const at =
  (path: string): PageKind['find'] =>
  async (load) =>
    (await load(path)) === null ? null : path;
/** The first address of a kind that a page links to. */
const linked =
  (from: string, pattern: RegExp): PageKind['find'] =>
  async (load) => {
    const [path] = pattern.exec((await load(from)) ?? '') ?? [];
    return path === undefined || (await load(path)) === null ? null : path;
  };

export const pageKinds: readonly PageKind[] = [
  { name: 'home', find: at('/') },
  { name: 'results', find: at(results) },
  { name: 'listing', find: linked(results, /(?<=href=")\/property\/[^"?#]+/) },
  { name: 'agent', find: linked('/agent-finder', /(?<=href=")\/agent\/[^"?#/]+/) },
  { name: 'location', find: at('/location/richmond-vic-3121') },
];
