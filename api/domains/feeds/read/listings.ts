import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { makeNote, type Note } from '../report/note.ts';
import { AmpersandMarker, bareAmpersand } from './ampersands.ts';
import type { FeedElement } from './element.ts';
import { isFeedKind } from './kinds.ts';
import { limits } from './limits.ts';

/** One listing element; `refusal` if it can't be used. */
export interface ReadListing {
  /** From 1 on, in order of the file. */
  readonly position: number;
  readonly element: FeedElement;
  readonly refusal: Note | null;
  /** Of a JSON document: what the listing holds; `element` is its place only. */
  readonly json?: { readonly value: unknown; readonly notes: readonly Note[] };
}

interface OpenElement extends Omit<FeedElement, 'children' | 'text'> {
  readonly children: FeedElement[];
  text: string;
}

const rootName = 'propertyList';
const textOutside = 'The document is not well-formed: text data outside of root node.';

/** Thrown within a parser to end it in the middle of its text: what it would read on is read by another one, or not. */
const abandoned = new Error('the parser is no longer needed');

/**
 * Reads one document piece by piece: push text, take listings. A fault inside a listing costs that listing only. At the
 * end `problem` says whether the document as a whole was in order.
 */
export class ListingReader {
  problem: string | null = null;
  #parser: SaxesParser;
  readonly #ampersands = new AmpersandMarker();
  #characterBase = 0;
  #lineBase = 0;
  #resumeAt: number | null = null;
  #open: OpenElement[] = [];
  #ready: ReadListing[] = [];
  #sawRoot = false;
  #rootClosed = false;
  #stopped = false;
  #amongDebris = false;
  #justFinished = false;
  #position = 0;
  #refusal: Note | null = null;
  #elements = 0;
  #characters = 0;
  #faults = 0;

  constructor() {
    this.#parser = this.#newParser(false);
  }

  /** True when nothing more will be read. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Reads a chunk and returns the listings that it completed. */
  push(piece: string): readonly ReadListing[] {
    this.#write(this.#ampersands.push(piece));
    return this.#taken();
  }

  #write(piece: string): void {
    let rest = piece;
    while (rest !== '' && !this.#stopped) {
      try {
        this.#parser.write(rest);
      } catch (error) {
        if (error !== abandoned) throw error;
      }
      const resumeAt: number | null = this.#resumeAt;
      if (resumeAt === null) {
        this.#characterBase += rest.length;
        break;
      }
      rest = rest.slice(resumeAt - this.#characterBase);
      this.#resumeAt = null;
      this.#characterBase = 0;
      this.#parser = this.#newParser(true);
    }
  }

  /** The end of the document: a listing still open was cut off. */
  end(): readonly ReadListing[] {
    this.#write(this.#ampersands.end());
    if (!this.#stopped) {
      this.#stopped = true;
      const listing = this.#open[1];
      if (listing !== undefined) this.#finish(listing, makeNote('listing-cut-off', listing));
      if (this.#open.length > 0)
        this.problem ??= `The document ends at line ${this.#line}, before its closing tag. What was complete is imported; send the whole file again.`;
      else if (!this.#sawRoot) this.problem ??= 'The document holds no XML element. Send a REAXML propertyList.';
    }
    return this.#taken();
  }

  get #line(): number {
    return this.#lineBase + this.#parser.line;
  }

  #newParser(fragment: boolean): SaxesParser {
    const parser = new SaxesParser({ xmlns: false, position: true, fragment });
    // Events of a parser that was replaced no longer count.
    const heed =
      <Value>(take: (value: Value) => void) =>
      (value: Value): void => {
        if (this.#parser === parser && this.#resumeAt === null && !this.#stopped) take(value);
      };
    // The official files name an external DTD: allowed and never fetched. A DTD of its own could make entities.
    parser.on(
      'doctype',
      heed((text) => {
        if (text.includes('['))
          this.#stop(
            'The document contains a DTD or entities of its own, which are not accepted. Send it without them.',
          );
      }),
    );
    parser.on(
      'opentag',
      heed((tag) => this.#opened(tag)),
    );
    parser.on(
      'closetag',
      heed((tag) => this.#closed(tag.name)),
    );
    parser.on(
      'text',
      heed((text) => {
        if (text.includes(bareAmpersand)) this.#bareAmpersand();
        else this.#said(text);
      }),
    );
    parser.on(
      'cdata',
      heed((text) => this.#said(text.replaceAll(bareAmpersand, '&'))),
    );
    parser.on(
      'error',
      heed((error) => this.#failed(error.message)),
    );
    return parser;
  }

  #taken(): readonly ReadListing[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #stop(problem: string): void {
    this.problem ??= problem;
    this.#stopped = true;
    this.#open = [];
    throw abandoned;
  }

  #openedRoot(name: string): void {
    if (this.#sawRoot) return;
    this.#sawRoot = true;
    if (name !== rootName) {
      this.#stop(`The document is not REAXML: its root is ${name.slice(0, 40)}, not ${rootName}.`);
      return;
    }
    // The root's attributes hold the sender's credentials: they are dropped here and reach nothing behind.
    this.#open.push({ name, path: name, line: this.#line, attributes: {}, children: [], text: '' });
  }

  #opened(tag: SaxesTagPlain): void {
    if (this.#open.length === 0) {
      this.#openedRoot(tag.name);
      return;
    }
    const unclosed = this.#open[1];
    if (unclosed !== undefined && isFeedKind(tag.name)) {
      // A listing inside a listing: the closing tag of the outer one is missing.
      this.#finish(unclosed, makeNote('xml-malformed', unclosed, `no closing tag before line ${this.#line}`));
      this.#open.length = 1;
    }
    const parent = this.#open.at(-1);
    if (this.#open.length === 1) {
      if (this.#amongDebris && !isFeedKind(tag.name)) return;
      this.#amongDebris = false;
      this.#refusal = null;
      this.#elements = 0;
      this.#characters = 0;
    }
    const element: OpenElement = {
      name: tag.name,
      path: this.#open.length === 1 ? tag.name : `${parent?.path}/${tag.name}`,
      line: this.#line,
      attributes: { ...tag.attributes },
      children: [],
      text: '',
    };
    this.#open.push(element);
    if (this.#open.length > limits.openElements) {
      this.#stop(`The document is nested more than ${limits.openElements} elements deep at line ${this.#line}.`);
      return;
    }
    this.#elements += 1;
    const values = Object.values(tag.attributes);
    if (
      this.#open.length - 2 > limits.depth ||
      this.#elements > limits.elements ||
      values.length > limits.attributes ||
      values.some((value) => value.length > limits.attribute)
    )
      this.#refusal ??= makeNote('xml-too-large', element);
    if (values.some((value) => value.includes(bareAmpersand))) this.#bareAmpersand();
  }

  #bareAmpersand(): void {
    const element = this.#open.at(-1);
    if (element !== undefined && this.#open.length > 1) {
      this.#refusal ??= makeNote('xml-malformed', { path: element.path, line: this.#line }, 'a bare &; write &amp;');
    }
  }

  #said(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined || this.#open.length < 2) return;
    this.#characters += text.length;
    if (this.#characters > limits.text) this.#refusal ??= makeNote('xml-too-large', element);
    else element.text += text;
  }

  #closed(name: string): void {
    this.#justFinished = false;
    const element = this.#open.at(-1);
    // Tags that were closed here before their end in the file are closed again by the parser.
    if (element?.name !== name) return;
    this.#open.pop();
    if (this.#open.length === 0) this.#rootClosed = true;
    else if (this.#open.length === 1) this.#finish(element, this.#refusal);
    else if (this.#refusal === null) this.#open.at(-1)?.children.push(element);
  }

  #finish(element: FeedElement, refusal: Note | null): void {
    this.#position += 1;
    this.#ready.push({ position: this.#position, element, refusal });
    this.#refusal = null;
    this.#justFinished = true;
  }

  #failed(message: string): void {
    this.#faults += 1;
    if (this.#faults > limits.faults) {
      const cut = this.#open[1];
      if (cut !== undefined) this.#finish(cut, makeNote('listing-cut-off', cut));
      this.#stop(
        `The document is not well-formed in more than ${limits.faults} places, the last at line ${this.#line}. What was complete before is imported; send it again as well-formed XML.`,
      );
    }
    const reason = message
      .replace(/^\d+:\d+:\s*/, '')
      .replace(/\.$/, '')
      .slice(0, 100);
    const line = this.#line;
    const stray = /^unmatched closing tag: (.*)$/.exec(reason)?.[1];
    if (stray !== undefined) {
      this.#strayEnd(stray);
      return;
    }
    const element = this.#open.at(-1);
    const last = this.#ready.at(-1);
    if (element !== undefined && this.#open.length > 1) {
      this.#refusal ??= makeNote('xml-malformed', { path: element.path, line }, reason);
    } else if (reason === 'unexpected close tag' && last !== undefined && this.#justFinished) {
      // The parser closes what is inside an end tag first, and then reports that the end tag was another's.
      this.#ready[this.#ready.length - 1] = {
        ...last,
        refusal:
          last.refusal ?? makeNote('xml-malformed', { path: last.element.path, line }, 'an end tag does not match'),
      };
    } else if (!this.#amongDebris && reason !== 'unexpected close tag') {
      // The parser notices text outside the root somewhere between its beginning and its end, according to the pieces
      // that it is given: it has no line, and gives way to what has one.
      if (reason === 'text data outside of root node') this.problem ??= textOutside;
      else if (this.problem === null || this.problem === textOutside)
        this.problem = `The document is not well-formed at line ${line}: ${reason}.`;
    }
  }

  // The parser drops everything open at an end tag that nothing opened. Reading continues with a new one inside the
  // root.
  #strayEnd(name: string): void {
    if (name === rootName) {
      this.#rootClosed = true;
      this.#open = [];
      return;
    }
    if (this.#rootClosed) {
      this.#rootClosed = false;
      this.#open = [{ name: rootName, path: rootName, line: this.#line, attributes: {}, children: [], text: '' }];
      this.#resumeAt = this.#parser.position;
      this.#lineBase += this.#parser.line - 1;
      this.#amongDebris = true;
      throw abandoned;
    }
    this.#amongDebris = true;
  }
}
