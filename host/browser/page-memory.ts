/** Where a visitor was on a page: the scroll position, and the link that led away. */
interface Place {
  readonly top: number;
  readonly link?: { readonly href: string; readonly index: number };
}

const stored = 'verandah.places';
const mostStored = 100;

/** Remembers places by history entry, for as long as the tab lives. */
export class PageMemory {
  #places: Map<string, Place>;

  constructor() {
    let read: [string, Place][] = [];
    try {
      read = JSON.parse(sessionStorage.getItem(stored) ?? '[]') as [string, Place][];
    } catch {
      /* full, forbidden or not ours: begin anew */
    }
    this.#places = new Map(read);
  }

  /** Notes the scroll position of the entry that is shown. */
  noteScroll(entry: string): void {
    this.#note(entry, { ...this.#places.get(entry), top: window.scrollY });
  }

  /** Notes the link that is followed. */
  noteLink(entry: string, link: HTMLAnchorElement): void {
    const href = link.getAttribute('href') ?? '';
    this.#note(entry, { top: window.scrollY, link: { href, index: sameLinks(href).indexOf(link) } });
  }

  /** Scrolls back to the entry's place and focuses the link that led away from it. True when there was such a link. */
  restore(entry: string): boolean {
    const place = this.#places.get(entry);
    window.scrollTo(0, place?.top ?? 0);
    const links = place?.link ? sameLinks(place.link.href) : [];
    const link = links[place?.link?.index ?? 0] ?? links[0];
    link?.focus({ preventScroll: true });
    return link !== undefined;
  }

  knows(entry: string): boolean {
    return this.#places.has(entry);
  }

  keep(): void {
    try {
      sessionStorage.setItem(stored, JSON.stringify([...this.#places].slice(-mostStored)));
    } catch {
      /* full or forbidden: places live as long as the page */
    }
  }

  #note(entry: string, place: Place): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
  }
}

/** Those that the keyboard reaches: a photograph's link, for the pointer only, has its target by the card's own. */
const sameLinks = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.tabIndex >= 0 && link.getAttribute('href') === href,
  );
