import { focusOnArrival } from './arrive.ts';

/** Where a visitor was on a page: the scroll position and the link that was followed. */
interface Place {
  readonly top: number;
  readonly link?: { readonly href: string; readonly index: number };
}

/** Anything may be stored under our name: by another version of the site, or by an extension. */
function isEntry(value: unknown): value is [string, Place] {
  const [entry, place] = Array.isArray(value) ? (value as unknown[]) : [];
  const { top, link } = (place ?? {}) as Partial<Record<keyof Place, unknown>>;
  const { href, index } = (link ?? {}) as Partial<Record<keyof NonNullable<Place['link']>, unknown>>;
  const isLink = link === undefined || (typeof href === 'string' && typeof index === 'number');
  return typeof entry === 'string' && typeof top === 'number' && isLink;
}

const stored = 'verandah.places';
const mostStored = 100;

/** Remembers scroll position and focus by history entry, for as long as the tab is open. */
export class PageMemory {
  #places: Map<string, Place>;

  constructor() {
    let read: unknown;
    try {
      read = JSON.parse(sessionStorage.getItem(stored) ?? '[]');
    } catch {
      /* forbidden or malformed: start empty */
    }
    this.#places = new Map(Array.isArray(read) ? read.filter(isEntry) : []);
  }

  /** Records the scroll position of the current entry. */
  noteScroll(entry: string): void {
    this.#note(entry, { ...this.#places.get(entry), top: window.scrollY });
  }

  /** Records the link that is followed. */
  noteLink(entry: string, link: HTMLAnchorElement): void {
    const href = link.getAttribute('href') ?? '';
    this.#note(entry, { top: window.scrollY, link: { href, index: sameLinks(href).indexOf(link) } });
  }

  /**
   * Restores the entry's scroll position and focuses the link that was followed. Returns true when there was such a
   * link.
   */
  restore(entry: string): boolean {
    const place = this.#places.get(entry);
    window.scrollTo(0, place?.top ?? 0);
    const links = place?.link ? sameLinks(place.link.href) : [];
    const link = links[place?.link?.index ?? 0] ?? links[0];
    focusOnArrival(link);
    return link !== undefined;
  }

  knows(entry: string): boolean {
    return this.#places.has(entry);
  }

  save(): void {
    try {
      sessionStorage.setItem(stored, JSON.stringify([...this.#places].slice(-mostStored)));
    } catch {
      /* full or forbidden: positions last as long as the page */
    }
  }

  #note(entry: string, place: Place): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
  }
}

/**
 * Links with this href that the keyboard reaches. The link of a photo is for the pointer only, so that of its card is
 * used.
 */
const sameLinks = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-area][hidden] a)')].filter(
    (link) => link.tabIndex >= 0 && link.getAttribute('href') === href,
  );
