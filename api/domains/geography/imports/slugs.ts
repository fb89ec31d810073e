import { locationSlug } from '@verandah/market';
import type { LocationParts } from '@verandah/market';

/** Slugs in use: those of places and regions now, and former ones, which redirect as long as their place lives. */
export class SlugBook {
  readonly #taken: Set<string>;
  readonly #former: ReadonlyMap<string, number>;

  constructor(taken: Iterable<string>, former: ReadonlyMap<string, number>) {
    this.#taken = new Set(taken);
    this.#former = former;
  }

  /**
   * The slug that a place should have: the present one when it fits or is a numbered copy that fits
   * ('green-point-nsw-2251-2'), else a new one that nobody has or had; its own former one may come back.
   */
  slugFor(place: LocationParts, present?: { readonly id: number; readonly slug: string }): string {
    const plain = locationSlug(place);
    if (
      present !== undefined &&
      (present.slug === plain ||
        (/^-\d{1,3}$/.test(present.slug.slice(plain.length)) && present.slug.startsWith(plain)))
    )
      return present.slug;
    let slug = plain;
    for (let copy = 2; this.#isTaken(slug, present?.id); copy += 1) slug = `${plain}-${copy}`;
    this.#taken.add(slug);
    return slug;
  }

  #isTaken(slug: string, id: number | undefined): boolean {
    const owner = this.#former.get(slug);
    return this.#taken.has(slug) || (owner !== undefined && owner !== id);
  }
}
