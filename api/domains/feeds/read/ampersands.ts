/** Replaces an ampersand that starts no reference. A private character, so it occurs in no text of a feed. */
export const bareAmpersand = '\uE83A';

const notAReference = /&(?!#?\w{1,16};)/g;

/**
 * Marks bare ampersands: the parser would read on to the next semicolon, over the ends of elements and listings.
 * Returns each chunk without a tail that may still become a reference; `end` returns that tail.
 */
export class AmpersandMarker {
  #tail = '';

  push(piece: string): string {
    const text = this.#tail + piece;
    const last = text.lastIndexOf('&');
    const undecided = last !== -1 && text.length - last < 20 && /^&#?\w*$/.test(text.slice(last));
    this.#tail = undecided ? text.slice(last) : '';
    return (undecided ? text.slice(0, last) : text).replace(notAReference, bareAmpersand);
  }

  end(): string {
    const tail = this.#tail;
    this.#tail = '';
    return tail.replace(notAReference, bareAmpersand);
  }
}
