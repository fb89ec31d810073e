import { StoredFiles } from './stored-files.ts';
import { cacheNames, storeHeader, storedHeaders, offlineAddress } from './names.ts';
import { readDocument, releaseOf, type ReadDocument } from './read-document.ts';

/** The most pages that are stored, the newest, and the longest time. */
export const limits = { pages: 60, memberPages: 30, age: 30 * 86_400_000 } as const;
/** Milliseconds in which a stored page is not fetched once more only to store it. */
export const freshFor = 600_000;

export interface StoredPagesParts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** The member whose session this browser has, null for nobody, undefined where that can't be known. */
  readonly memberId: () => Promise<string | null | undefined>;
  /** Called once, with a line about what could not be done. */
  readonly say: (line: string) => void;
}

/**
 * Pages that can be read without the network. A page is stored only together with all files that it names, and files
 * are deleted only when no stored page names their release: a page of one release never meets a script of another.
 */
export class StoredPages {
  readonly #parts: StoredPagesParts;
  readonly #files: StoredFiles;
  /**
   * One change after the other: a page that is being stored must not lose its files, nor outlive its member's session.
   */
  #turn: Promise<unknown> = Promise.resolve();
  #said = false;

  constructor(parts: StoredPagesParts) {
    this.#parts = parts;
    this.#files = new StoredFiles(parts.caches, parts.fetch);
  }

  /** The network has responded for a page: stores it, if the host allows it. Never rejects. */
  answered(href: string, answer: Response): Promise<void> {
    return this.#inTurn(() => this.#answered(href, answer));
  }

  /**
   * A page was shown that no page load has brought: fetches it, unless it was just stored, and stores the release files
   * that it has used.
   */
  visited(href: string, files: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const kept = await this.#match(cacheNames.pages, href);
      if (!kept || this.#parts.now() - storedSince(kept) > freshFor) {
        await this.#answered(
          href,
          await this.#parts.fetch(href, {
            credentials: 'same-origin',
            cache: 'no-store',
            headers: { accept: 'text/html' },
          }),
        );
      }
      const named = await this.#releases();
      await this.#files.add(
        new Map(files.filter((address) => named.has(releaseOf(address) ?? '')).map((address) => [address, ''])),
      );
    });
  }

  /** Whose pages may stay; null: nobody's. */
  member(memberId: string | null): Promise<void> {
    return this.#inTurn(() => this.#removeAllBut(memberId));
  }

  /** The stored page of an address, marked with its time. */
  async find(href: string): Promise<Response | undefined> {
    const page = (await this.#match(cacheNames.pages, href)) ?? (await this.#ofMember(href));
    return page && marked(page);
  }

  /** The page for addresses that are not stored. */
  offlinePage(): Promise<Response | undefined> {
    return this.#match(cacheNames.pages, offlineAddress);
  }

  async #answered(href: string, answer: Response): Promise<void> {
    const { caches } = this.#parts;
    if (answer.type === 'error') return; // no answer at all: so Firefox tells of a network that is away while the worker started
    if (answer.status !== 200 || answer.redirected) {
      // Without the member's session the host leads to signing in: their pages are nobody's then.
      if (answer.status < 500 && (await this.#match(cacheNames.member, href))) await caches.delete(cacheNames.member);
      if (answer.status < 500) await (await caches.open(cacheNames.pages)).delete(href, { ignoreVary: true });
      return;
    }
    const [allowed, memberId] = (answer.headers.get(storeHeader) ?? '').split(' ');
    if (allowed !== 'page' && (allowed !== 'member' || !memberId)) return;
    const html = await answer.text();
    const read = readDocument(html);
    if (!read) return;
    if (memberId) await this.#removeAllBut(memberId);
    const page = await this.#keep(href, html, answer, read, memberId);
    if (page && href !== offlineAddress) await this.#renewOfflinePage(read);
    await this.#tidy();
  }

  async #keep(
    href: string,
    html: string,
    answer: Response,
    read: ReadDocument,
    memberId: string | undefined,
  ): Promise<boolean> {
    await this.#files.add(read.needed);
    // Without these it can still be read.
    await this.#files.add(read.shellMap ? await this.#files.listed(read.shellMap) : read.useful).catch(() => undefined);
    const headers = new Headers(answer.headers);
    // The text is no longer packed as it came.
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

  /** The page for what is not stored comes of the same releases as what is. */
  async #renewOfflinePage({ set }: ReadDocument): Promise<void> {
    if ((await this.offlinePage())?.headers.get(storedHeaders.set) === set) return;
    const answer = await this.#parts.fetch(offlineAddress, { credentials: 'omit', cache: 'no-store' });
    await this.#answered(offlineAddress, answer);
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
    for (const [request, page] of await entries(cache))
      if (page.headers.get(storedHeaders.member) !== memberId) await cache.delete(request, { ignoreVary: true });
  }

  async #tidy(): Promise<void> {
    for (const [name, most] of [
      [cacheNames.pages, limits.pages],
      [cacheNames.member, limits.memberPages],
    ] as const) {
      const cache = await this.#parts.caches.open(name);
      const newestFirst = (await entries(cache))
        .filter(([{ url }]) => new URL(url).pathname !== offlineAddress)
        .sort(([, a], [, b]) => storedSince(b) - storedSince(a));
      for (const [index, [request, page]] of newestFirst.entries()) {
        if (index >= most || this.#parts.now() - storedSince(page) > limits.age)
          await cache.delete(request, { ignoreVary: true });
      }
    }
    await this.#files.tidy(await this.#releases());
  }

  /** All releases that a stored page names. */
  async #releases(): Promise<Set<string>> {
    const caches = await Promise.all(
      [cacheNames.pages, cacheNames.member].map((name) => this.#parts.caches.open(name)),
    );
    const pages = (await Promise.all(caches.map(entries))).flat();
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
   * Nothing that is visible depends on storing. A full disk gives up what is least missed; the network's failures are
   * no news.
   */
  async #failed(problem: unknown): Promise<void> {
    if ((problem as { readonly name?: unknown } | null)?.name !== 'QuotaExceededError') return;
    if (!this.#said) this.#parts.say('There is no room to keep more pages for reading offline.');
    this.#said = true;
    await this.#parts.caches.delete(cacheNames.pictures).catch(() => false);
  }
}

const storedSince = (page: Response): number => Number(page.headers.get(storedHeaders.at)) || 0;

async function entries(cache: Cache): Promise<[Request, Response][]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => [request, await cache.match(request, { ignoreVary: true })] as const),
  );
  return found.flatMap(([request, page]) => (page ? [[request, page]] : []));
}

const moment = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** The shell marks a stored page by this attribute. */
async function marked(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html data-kept="${moment.format(storedSince(page))}"`), {
    status: 200,
    headers: page.headers,
  });
}
