import type { Preparation, PreparedPage } from '@verandah/areas';
import type { NavigateOptions } from '@verandah/kit';
import type { ShellStore } from '../shell/shell-state.ts';
import { applyHead } from './head.ts';
import { arriveAtPage, focusOnArrival, shownHeading } from './arrive.ts';
import { nextTask } from './next-task.ts';
import { PageMemory } from './page-memory.ts';
import type { Swap } from './stage.ts';

/** Milliseconds before the progress bar shows: within 100 of the press, also on a slow phone. */
const patience = 50;
const mostRedirects = 5;

export interface NavigationParts {
  readonly store: ShellStore;
  readonly main: () => HTMLElement;
  /** The area that owns a path, or null when no live release does. */
  readonly areaOf: (pathname: string) => string | null;
  readonly prepare: (area: string, href: string) => Promise<Preparation>;
  /** Renders a prepared page. */
  readonly show: (area: string, page: PreparedPage, swap: Swap) => Promise<void>;
  /**
   * Reports why an area could not show a page, before a page load takes the report's sender off the page.
   * @param area null when it is not about an area
   */
  readonly report: (error: unknown, area: string | null, pathname: string) => Promise<unknown>;
  /** A page load by the browser. */
  readonly load: (href: string, replace: boolean) => void;
  /** Whether the service worker has stored the page at a URL. */
  readonly isStored: (href: string) => Promise<boolean>;
  readonly shown?: (area: string, page: PreparedPage) => void;
  /** Whether input on the page would be lost. */
  readonly hasUnsaved: () => boolean;
  /** Confirms that it may be lost. Returns true when the visitor gives it up. */
  readonly confirmLeaving: () => Promise<boolean>;
}

type HistoryMode = 'push' | 'replace' | 'pop';
interface Found {
  readonly area: string;
  readonly page: PreparedPage;
  readonly url: URL;
  /** The page on the screen, which stays because the one at `url` could not be loaded. */
  readonly stays: boolean;
}

/**
 * Client-side navigation: loads the data first, then shows the page. The last navigation wins; a failure is reported
 * and becomes a page load.
 */
export class Navigation {
  readonly #parts: NavigationParts;
  readonly #memory = new PageMemory();
  #turn = 0;
  /** The navigation in progress. */
  #going: Promise<void> | undefined;
  #leaving = 0;
  #question: Promise<boolean> | undefined;
  #entry: string;
  #address: string;
  #showing: Promise<void> = Promise.resolve();

  constructor(parts: NavigationParts) {
    this.#parts = parts;
    this.#address = addressOf(new URL(window.location.href));
    const current = entryOf(window.history.state);
    this.#entry = current ?? newEntry();
    if (!current) this.#write('replace', window.location.href);
    window.history.scrollRestoration = 'manual';
    if (current && this.#memory.knows(current)) this.#memory.restore(current);
    window.addEventListener('popstate', (event) => {
      if (!('singleSpa' in event)) void this.#pop(entryOf(event.state)); // single-spa fires an event for our own pushState
    });
    window.addEventListener('scroll', () => this.#memory.noteScroll(this.#entry), { passive: true });
    window.addEventListener('pagehide', () => {
      this.#memory.save();
      window.history.scrollRestoration = 'auto';
    });
    window.addEventListener('pageshow', () => {
      window.history.scrollRestoration = 'manual';
    });
  }

  /** Resolves when the page is shown, or when another navigation has replaced this one. */
  readonly navigate = async (
    href: string,
    { replace = false, keepScroll = false, refresh = false }: NavigateOptions = {},
  ): Promise<void> => {
    const url = new URL(href, window.location.href);
    if (refresh && !(await this.#isDue(url))) return;
    if (url.origin !== window.location.origin) return this.#parts.load(url.href, replace);
    if (this.#wouldLose(url) && !(await this.#confirm())) return;
    await this.#go(
      url,
      replace || addressOf(url) + url.hash === this.#address + window.location.hash ? 'replace' : 'push',
      keepScroll,
      newEntry(),
    );
  };

  /** Follows a link of the page; Back returns to it. */
  follow(link: HTMLAnchorElement): void {
    this.#memory.noteLink(this.#entry, link);
    void this.navigate(link.href);
  }

  /** Whether a URL can be shown without a page load. */
  owns(url: URL): boolean {
    return url.origin === window.location.origin && this.#parts.areaOf(url.pathname) !== null;
  }

  /** Whether a URL is an anchor on the current page. */
  isHere(url: URL): boolean {
    return url.hash !== '' && addressOf(url) === this.#address;
  }

  /** Changes the address of the current page without a navigation. */
  rename(href: string): void {
    const url = new URL(href, window.location.href);
    this.#address = addressOf(url);
    this.#write('replace', url.href);
    this.#parts.store.set({ path: this.#address });
  }

  /** Renders the first page when the server could not. */
  begin(): Promise<void> {
    return this.#go(new URL(window.location.href), 'replace', false, this.#entry);
  }

  async #pop(entry: string | null): Promise<void> {
    const url = new URL(window.location.href);
    if (addressOf(url) === this.#address) {
      ++this.#turn; // cancels a navigation in progress
      this.#parts.store.set({ busy: false });
      this.#memory.noteScroll(this.#entry);
      this.#entry = entry ?? newEntry();
      if (entry) this.#memory.restore(entry);
      else this.#write('replace', url.href);
      return;
    }
    if (this.#wouldLose(url)) {
      // Back or Forward has changed the address already: the page on the screen gets its own again.
      this.#entry = newEntry();
      this.#write('push', this.#address);
      this.#memory.noteScroll(this.#entry);
      if (await this.#confirm()) window.history.back();
      return;
    }
    await this.#go(url, 'pop', false, entry ?? newEntry());
  }

  /**
   * Whether a page must be loaded again: it is still shown, and nothing has loaded it since the request, such as the
   * form whose write was the reason.
   */
  async #isDue(url: URL): Promise<boolean> {
    const turn = this.#turn;
    await nextTask();
    // Its caller gets the failure.
    while (this.#going) await this.#going.catch(() => undefined);
    return turn === this.#turn && addressOf(url) === this.#address;
  }

  /** Whether showing a URL would lose input on the page. */
  #wouldLose(url: URL): boolean {
    return url.pathname !== new URL(this.#address, url).pathname && this.#parts.hasUnsaved();
  }

  /** Confirms the loss of input, once for all pending navigations: the last of them continues. */
  async #confirm(): Promise<boolean> {
    const turn = ++this.#leaving;
    this.#question ??= this.#parts.confirmLeaving().finally(() => {
      this.#question = undefined;
    });
    return (await this.#question) && turn === this.#leaving;
  }

  #go(url: URL, mode: HistoryMode, keepScroll: boolean, entry: string): Promise<void> {
    const going = this.#load(url, mode, keepScroll, entry).finally(() => {
      if (this.#going === going) this.#going = undefined;
    });
    this.#going = going;
    return going;
  }

  async #load(url: URL, mode: HistoryMode, keepScroll: boolean, entry: string): Promise<void> {
    const turn = ++this.#turn;
    if (!keepScroll) this.#parts.store.set({ departure: turn });
    if (!navigator.onLine && navigator.serviceWorker?.controller && (await this.#isForWorker(url))) {
      if (turn === this.#turn) this.#parts.load(url.href, mode !== 'push');
      return;
    }
    const busy = setTimeout(() => this.#parts.store.set({ busy: true }), patience);
    try {
      const found = await this.#find(url);
      if (turn !== this.#turn) return;
      if (!found) return this.#parts.load(url.href, mode !== 'push');
      if (found.stays) await this.#stay(found, mode, turn);
      else await this.#commit(found, mode, keepScroll, entry, turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      // Offline nothing can be sent, and nothing is at fault.
      if (navigator.onLine) await this.#parts.report(error, this.#parts.areaOf(url.pathname), url.pathname);
      if (turn === this.#turn) this.#fail(url, mode);
    } finally {
      clearTimeout(busy);
      if (turn === this.#turn) this.#parts.store.set({ busy: false });
    }
  }

  /** Prepares the page at a URL, following redirects. Returns null when only a page load can handle it. */
  async #find(url: URL): Promise<Found | null> {
    let at = url;
    for (let step = 0; step <= mostRedirects; step++) {
      const area = this.owns(at) ? this.#parts.areaOf(at.pathname) : null;
      if (!area) return null;
      const preparation = await this.#parts.prepare(area, at.href);
      if ('page' in preparation) return { area, page: preparation.page, url: at, stays: preparation.stays === true };
      if (!preparation.location) return null;
      at = new URL(preparation.location, at);
      if (!at.hash) at.hash = url.hash;
    }
    return null;
  }

  #commit(
    { area, page, url }: Found,
    mode: HistoryMode,
    keepScroll: boolean,
    entry: string,
    turn: number,
  ): Promise<void> {
    return this.#inTurn(turn, async () => {
      if (mode !== 'pop') this.#memory.noteScroll(this.#entry);
      if (mode !== 'replace') this.#entry = entry;
      this.#address = addressOf(url);
      this.#write(mode === 'push' ? 'push' : 'replace', url.href);
      await this.#parts.show(area, page, async () => {
        delete document.documentElement.dataset['kept']; // the new page does not come from the worker's cache
        this.#parts.store.set({
          path: this.#address,
          page: { kind: 'area', area },
          entryLinks: page.head.entryLinks,
          busy: false,
          announcement: page.head.title,
        });
        applyHead(page.head);
        await Promise.resolve(); // React removes a page of the shell
        // Not once the other area has been taken apart: by then the visitor may have begun to type.
        if (mode === 'pop' && this.#memory.knows(entry)) {
          if (!this.#memory.restore(entry)) focusOnArrival(shownHeading());
        } else if (!keepScroll) arriveAtPage(this.#parts.main(), url.hash);
      });
      if (turn === this.#turn) this.#parts.shown?.(area, page);
    });
  }

  /** Shows in the page on the screen that another one could not be loaded. */
  #stay({ area, page }: Found, mode: HistoryMode, turn: number): Promise<void> {
    return this.#inTurn(turn, () => {
      // Back or Forward has changed the address already. Back from the new entry tries the failed page again.
      if (mode === 'pop') {
        this.#entry = newEntry();
        this.#write('push', this.#address);
      }
      return this.#parts.show(area, page, () => this.#parts.store.set({ busy: false }));
    });
  }

  /** Shows a page after the one before it, unless the visitor has gone elsewhere by then. */
  #inTurn(turn: number, show: () => Promise<void>): Promise<void> {
    const shown = this.#showing.then(() => (turn === this.#turn ? show() : undefined));
    this.#showing = shown.catch(() => undefined); // the caller gets the error
    return shown;
  }

  /**
   * Offline the service worker responds to page loads, from its cache. What it has not stored is left to the page on
   * the screen if that is of the same area: it may stay.
   */
  async #isForWorker(url: URL): Promise<boolean> {
    const { page } = this.#parts.store.get();
    if (page.kind !== 'area' || page.area !== this.#parts.areaOf(url.pathname)) return true;
    return this.#parts.isStored(url.href).catch(() => true); // a cache that can't be read: the worker decides
  }

  #fail(url: URL, mode: HistoryMode): void {
    if (navigator.onLine || navigator.serviceWorker?.controller) return this.#parts.load(url.href, mode !== 'push');
    this.#parts.store.set({ busy: false, announcement: 'You’re offline, so we can’t open that page.' });
  }

  #write(how: 'push' | 'replace', href: string): void {
    const state = { ...(how === 'replace' ? (window.history.state as object | null) : null), verandah: this.#entry };
    if (how === 'push') window.history.pushState(state, '', href);
    else window.history.replaceState(state, '', href);
  }
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;
const newEntry = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const entryOf = (state: unknown): string | null => {
  const { verandah } = (state ?? {}) as { verandah?: unknown };
  return typeof verandah === 'string' ? verandah : null;
};
