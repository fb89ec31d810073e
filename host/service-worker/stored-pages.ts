import { formatDay } from '@verandah/market';
import { StoredFiles } from './stored-files.ts';
import { cacheNames, forStorageHeader, storeHeader, storedHeaders, offlineAddress } from './names.ts';
import { folderOf } from '../hash-map.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

/** Maximum number of cached pages and their maximum age in milliseconds. */
export const limits = { pages: 60, memberPages: 30, age: 30 * 86_400_000 } as const;
/** Milliseconds during which a cached page is not fetched again just for the cache. */
export const freshFor = 600_000;

export interface StoredPagesParts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** The member of this browser's session; null when signed out, undefined where it cannot be read. */
  readonly memberId: () => Promise<string | null | undefined>;
  /** Logs one line, once, when storage is full. */
  readonly log: (line: string) => void;
}

/**
 * Pages that can be read without the network. A page is cached only together with all files that it names. Files are
 * deleted only when no cached page names their release: a page of one release never loads a script of another.
 */
export class StoredPages {
  readonly #parts: StoredPagesParts;
  readonly #files: StoredFiles;
  /**
   * Changes run one after the other: a page that is being stored must not lose its files, nor outlive its member's
   * session.
   */
  #turn: Promise<unknown> = Promise.resolve();
  #hasLogged = false;

  constructor(parts: StoredPagesParts) {
    this.#parts = parts;
    this.#files = new StoredFiles(parts.caches, parts.fetch);
  }

  /** Stores a page's network response, if the host allows it. Never rejects. */
  handleResponse(href: string, response: Response): Promise<void> {
    return this.#inTurn(() => this.#handleResponse(href, response));
  }

  /**
   * Stores a page that was shown without a page load, and the release files that it has used. Fetches the page unless
   * it was stored recently.
   */
  visited(href: string, files: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const cached = await this.#match(cacheNames.pages, href);
      if (!cached || this.#parts.now() - storedSince(cached) > freshFor) {
        await this.#handleResponse(
          href,
          await this.#parts.fetch(href, {
            credentials: 'same-origin',
            cache: 'no-store',
            headers: { accept: 'text/html', [forStorageHeader]: '1' },
          }),
        );
      }
      const named = await this.#releases();
      await this.#files.add(
        new Map(files.filter((address) => named.has(folderOf(address))).map((address) => [address, ''])),
      );
    });
  }

  /** Deletes all members' pages except those of this member; null: all. */
  member(memberId: string | null): Promise<void> {
    return this.#inTurn(() => this.#removeAllBut(memberId));
  }

  /** The cached page of an address, marked with the time of storage. */
  async find(href: string): Promise<Response | undefined> {
    const page = (await this.#match(cacheNames.pages, href)) ?? (await this.#ofMember(href));
    return page && markStored(page);
  }

  /** The page for addresses that are not cached. */
  offlinePage(): Promise<Response | undefined> {
    return this.#match(cacheNames.pages, offlineAddress);
  }

  async #handleResponse(href: string, response: Response): Promise<void> {
    const { caches } = this.#parts;
    if (response.type === 'error') return; // Firefox responds like this without a network, if the worker was still starting
    if (response.status !== 200 || response.redirected) {
      // Without a session the host redirects a member's page to the sign-in page. Delete the member's pages.
      if (response.status < 500 && (await this.#match(cacheNames.member, href))) await caches.delete(cacheNames.member);
      if (response.status < 500) await (await caches.open(cacheNames.pages)).delete(href, { ignoreVary: true });
      return;
    }
    const [allowed, memberId] = (response.headers.get(storeHeader) ?? '').split(' ');
    if (allowed !== 'page' && (allowed !== 'member' || !memberId)) return;
    const html = await response.text();
    const read = readDocument(html);
    if (!read) return;
    if (memberId) await this.#removeAllBut(memberId);
    const page = await this.#storePage(href, html, response, read, memberId);
    if (page && href !== offlineAddress) await this.#renewOfflinePage(read);
    await this.#tidy();
  }

  async #storePage(
    href: string,
    html: string,
    response: Response,
    read: ReadDocument,
    memberId: string | undefined,
  ): Promise<boolean> {
    await this.#files.add(read.needed);
    // The page can be read without these.
    await this.#files.add(read.shellMap ? await this.#files.listed(read.shellMap) : read.useful).catch(() => undefined);
    const headers = new Headers(response.headers);
    // The text is no longer compressed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(storedHeaders.title, encodeURIComponent(read.title));
    headers.set(storedHeaders.at, String(this.#parts.now()));
    headers.set(storedHeaders.set, read.set);
    headers.set(storedHeaders.releases, read.releases.join(' '));
    if (memberId) headers.set(storedHeaders.member, memberId);
    await (
      await this.#parts.caches.open(memberId ? cacheNames.member : cacheNames.pages)
    ).put(href, new Response(html, { status: 200, headers }));
    return true;
  }

  /** Updates the offline page, so that it uses the same releases as the cached pages. */
  async #renewOfflinePage({ set }: ReadDocument): Promise<void> {
    if ((await this.offlinePage())?.headers.get(storedHeaders.set) === set) return;
    const response = await this.#parts.fetch(offlineAddress, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { [forStorageHeader]: '1' },
    });
    await this.#handleResponse(offlineAddress, response);
  }

  async #ofMember(href: string): Promise<Response | undefined> {
    const page = await this.#match(cacheNames.member, href);
    if (!page) return undefined;
    const signedIn = await this.#parts.memberId();
    if (signedIn === undefined || signedIn === page.headers.get(storedHeaders.member)) return page;
    await this.member(signedIn);
    return undefined;
  }

  async #removeAllBut(memberId: string | null): Promise<void> {
    if (memberId === null) return void (await this.#parts.caches.delete(cacheNames.member));
    const cache = await this.#parts.caches.open(cacheNames.member);
    for (const [request, page] of await cacheEntries(cache))
      if (page.headers.get(storedHeaders.member) !== memberId) await cache.delete(request, { ignoreVary: true });
  }

  async #tidy(): Promise<void> {
    for (const [name, most] of [
      [cacheNames.pages, limits.pages],
      [cacheNames.member, limits.memberPages],
    ] as const) {
      const cache = await this.#parts.caches.open(name);
      const newestFirst = (await cacheEntries(cache))
        .filter(([{ url }]) => new URL(url).pathname !== offlineAddress)
        .sort(([, a], [, b]) => storedSince(b) - storedSince(a));
      for (const [index, [request, page]] of newestFirst.entries()) {
        if (index >= most || this.#parts.now() - storedSince(page) > limits.age)
          await cache.delete(request, { ignoreVary: true });
      }
    }
    await this.#files.tidy(await this.#releases());
  }

  /** All releases that a cached page names. */
  async #releases(): Promise<Set<string>> {
    const caches = await Promise.all(
      [cacheNames.pages, cacheNames.member].map((name) => this.#parts.caches.open(name)),
    );
    const pages = (await Promise.all(caches.map(cacheEntries))).flat();
    return new Set(pages.flatMap(([, page]) => page.headers.get(storedHeaders.releases)?.split(' ') ?? []));
  }

  async #match(name: string, href: string): Promise<Response | undefined> {
    return (await this.#parts.caches.open(name)).match(href, { ignoreVary: true });
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(step).catch((problem: unknown) => this.#failed(problem));
    this.#turn = done;
    return done;
  }

  /**
   * Handles a failed change. Nothing visible depends on the cache, so network failures are ignored. A full disk deletes
   * the pictures, which are missed least.
   */
  async #failed(problem: unknown): Promise<void> {
    if ((problem as { readonly name?: unknown } | null)?.name !== 'QuotaExceededError') return;
    if (!this.#hasLogged) this.#parts.log('There is no room to store more pages for reading offline.');
    this.#hasLogged = true;
    // What can't be deleted leaves no room: logged above.
    await this.#parts.caches.delete(cacheNames.pictures).catch(() => false);
  }
}

const storedSince = (page: Response): number => Number(page.headers.get(storedHeaders.at)) || 0;

async function cacheEntries(cache: Cache): Promise<[Request, Response][]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => [request, await cache.match(request, { ignoreVary: true })] as const),
  );
  return found.flatMap(([request, page]) => (page ? [[request, page]] : []));
}

/** Marks a page as cached by an attribute that the shell reads. */
async function markStored(page: Response): Promise<Response> {
  const html = await page.text();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const since = formatDay(storedSince(page), timeZone, { time: true });
  return new Response(html.replace('<html', `<html data-kept="${since}"`), {
    status: 200,
    headers: page.headers,
  });
}
