import { limits } from '../read/limits.ts';
import type { FeedElement } from '../read/element.ts';
import type { ReadListing } from '../read/listings.ts';
import { makeNote, type Note } from '../report/note.ts';
import { findKeyProblem } from './keys.ts';

/** Characters of one listing: texts, and as much for everything else. */
const mostCharacters = 2 * limits.text;
const beginning = /^\s*\{\s*"listings"\s*:\s*\[/;
/** Characters within which the list begins. */
const longestBeginning = 1000;

const notListings = 'The document holds no listings. Send {"listings": [ … ]}, as the schema has it.';

/** Where a listing of a JSON document is, as notes need it: its path is a JSON pointer. */
const placeOf = (position: number, line: number): FeedElement => ({
  name: 'listing',
  path: `/listings/${position - 1}`,
  line,
  attributes: {},
  children: [],
  text: '',
});

/** Control characters that no text of a listing has, and halves of pairs, which no database takes. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(control, '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanValue(each)]));
}

/**
 * Reads the listings of a JSON document piece by piece: push text, take listings. Each listing is cut out by its
 * brackets and parsed alone, so that memory is that of one listing and a fault costs that listing only.
 */
export class JsonListingReader {
  problem: string | null = null;
  #phase: 'beginning' | 'between' | 'listing' | 'end' | 'closed' | 'stopped' = 'beginning';
  #text = '';
  #line = 1;
  #startLine = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #tooLarge = false;
  #wantsComma = false;
  #position = 0;
  #ready: ReadListing[] = [];

  get stopped(): boolean {
    return this.#phase === 'stopped';
  }

  /** Reads a chunk and returns the listings that it completed. */
  push(piece: string): readonly ReadListing[] {
    let rest = piece;
    if (this.#phase === 'beginning') {
      this.#text += piece;
      const found = beginning.exec(this.#text);
      if (found === null) {
        if (this.#text.length > longestBeginning) this.#stop(notListings);
        return this.#taken();
      }
      rest = this.#text.slice(found[0].length);
      this.#line += found[0].split('\n').length - 1;
      this.#text = '';
      this.#phase = 'between';
    }
    this.#scan(rest);
    return this.#taken();
  }

  /** The end of the document: a listing still open was cut off. */
  end(): readonly ReadListing[] {
    if (this.#phase === 'beginning') this.#stop(notListings);
    if (this.#phase === 'listing')
      this.#finish(makeNote('listing-cut-off', placeOf(this.#position + 1, this.#startLine)));
    if (this.#phase !== 'closed' && this.#phase !== 'stopped')
      this.problem ??= `The document ends at line ${this.#line}, before its closing brackets. What was complete is imported; send the whole file again.`;
    this.#phase = 'stopped';
    return this.#taken();
  }

  #taken(): readonly ReadListing[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #stop(problem: string): void {
    this.problem ??= problem;
    this.#phase = 'stopped';
  }

  #scan(piece: string): void {
    let from = 0;
    for (let at = 0; at < piece.length && this.#phase !== 'stopped'; at += 1) {
      const letter = piece[at] ?? '';
      if (letter === '\n') this.#line += 1;
      if (this.#phase === 'listing') {
        const ends = this.#inListing(letter);
        if (ends === 'before') {
          this.#take(piece.slice(from, at));
          this.#finish(null);
          this.#between(letter);
        } else if (ends === 'after') {
          this.#take(piece.slice(from, at + 1));
          this.#finish(null);
        }
      } else {
        this.#between(letter);
        from = at;
      }
    }
    if (this.#phase === 'listing') this.#take(piece.slice(from));
  }

  #take(text: string): void {
    if (this.#text.length + text.length > mostCharacters) this.#tooLarge = true;
    if (!this.#tooLarge) this.#text += text;
  }

  /** Whether a listing ends with this character, or before it. */
  #inListing(letter: string): 'before' | 'after' | null {
    if (this.#inString) {
      // No text has a line break in it: a quotation mark is missing, and the next line is outside again.
      if (this.#escaped) this.#escaped = false;
      else if (letter === '\\') this.#escaped = true;
      else if (letter === '"' || letter === '\n') this.#inString = false;
      return null;
    }
    if (letter === '"') this.#inString = true;
    else if (letter === '{' || letter === '[') {
      this.#depth += 1;
      if (this.#depth > limits.depth) this.#tooLarge = true;
    } else if (letter === '}' || letter === ']') {
      if (this.#depth === 0) return 'before';
      this.#depth -= 1;
      if (this.#depth === 0) return 'after';
    } else if (letter === ',' && this.#depth === 0) return 'before';
    return null;
  }

  #between(letter: string): void {
    if (/\s/.test(letter)) return;
    if (this.#phase === 'end' && letter === '}') this.#phase = 'closed';
    else if (this.#phase === 'end' || this.#phase === 'closed')
      this.#stop(`The document is not JSON of listings: there is more after the list at line ${this.#line}.`);
    else if (letter === ']') this.#phase = 'end';
    else if (letter === ',') {
      if (!this.#wantsComma) this.#malformed('a comma too many');
      this.#wantsComma = false;
    } else if (letter === '}') this.#malformed('a closing bracket too many');
    else this.#begin(letter);
  }

  #begin(letter: string): void {
    if (this.#wantsComma) this.#malformed('no comma between two listings');
    this.#phase = 'listing';
    this.#startLine = this.#line;
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#tooLarge = false;
    this.#text = '';
    this.#inListing(letter);
  }

  #malformed(reason: string): void {
    this.problem ??= `The document is not well-formed at line ${this.#line}: ${reason}.`;
  }

  #finish(refusal: Note | null): void {
    this.#position += 1;
    const element = placeOf(this.#position, this.#startLine);
    const { value, problem, notes } = this.#parsed(element);
    this.#ready.push({
      position: this.#position,
      element,
      refusal: refusal ?? problem,
      json: { value, notes },
    });
    this.#phase = 'between';
    this.#wantsComma = true;
    this.#text = '';
  }

  #parsed(at: FeedElement): { value: unknown; problem: Note | null; notes: readonly Note[] } {
    if (this.#tooLarge) return { value: null, problem: makeNote('json-too-large', at), notes: [] };
    try {
      const value: unknown = JSON.parse(this.#text);
      const keys = findKeyProblem(this.#text);
      const clean = cleanValue(value);
      if (keys !== null) return { value: clean, problem: makeNote('json-keys', at, keys), notes: [] };
      const mended = JSON.stringify(clean) !== JSON.stringify(value);
      return { value: clean, problem: null, notes: mended ? [makeNote('characters-removed', at)] : [] };
    } catch (error) {
      const reason =
        error instanceof Error ? error.message.replace(/(?:,\s*(?:\.\.\.)?"|\s+in JSON\b).*$/s, '') : undefined;
      return { value: null, problem: makeNote('json-malformed', at, reason), notes: [] };
    }
  }
}
