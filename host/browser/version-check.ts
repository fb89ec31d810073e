import type { UnsavedForms } from './unsaved-forms.ts';

/** Milliseconds between two looks. */
export const checkEvery = 60_000;
const marker = 'verandah.update';

export interface VersionParts {
  /** The version that this page was made by. */
  readonly own: string;
  /** The server's version; null when it does not say. */
  readonly ask: () => Promise<string | null>;
  readonly reload: () => void;
  readonly forms: UnsavedForms;
  readonly storage: () => Storage;
  readonly now: () => number;
  /** Called with each look and its result; absent when its flag is off. */
  readonly log?: (line: string) => void;
}

export const askVersion = async (): Promise<string | null> => {
  const answer = await fetch('/api/version', { method: 'HEAD', cache: 'no-store' });
  return answer.ok ? answer.headers.get('x-verandah-version') : null;
};

/**
 * Looks for a newer version of the site whenever the window is turned to, at most once a minute. Another version loads
 * the page again, once: the marker says that it was tried. Typed words that have not been sent are never lost: the page
 * then waits.
 */
export class VersionCheck {
  readonly #parts: VersionParts;
  #last: number | undefined;
  #wanted: string | undefined;

  constructor(parts: VersionParts) {
    this.#parts = parts;
  }

  /** The window was turned to. */
  async focused(): Promise<void> {
    const { now, ask, own, log } = this.#parts;
    this.settle();
    if (this.#last !== undefined && now() - this.#last < checkEvery) return;
    this.#last = now();
    const version = await ask().catch(() => null);
    log?.(`version check: here ${own}, server ${version ?? 'silent'}`);
    if (version === null) return;
    const marked = this.#marker();
    if (version === own) {
      this.#wanted = undefined;
      if (marked) this.#storage((storage) => storage.removeItem(marker));
    } else if (marked === null) {
      this.#wanted = version;
      this.settle();
    } else log?.('version check: the page was loaded again for this already');
  }

  /** Loads the page again if that is due and nothing typed would be lost. */
  settle(): void {
    const version = this.#wanted;
    if (version === undefined || this.#parts.forms.any()) return;
    this.#wanted = undefined;
    // Without storage there would be no end of loading again.
    if (
      !this.#storage((storage) => {
        storage.setItem(marker, version);
        return true;
      })
    )
      return;
    this.#parts.log?.(`version check: loading ${version}`);
    this.#parts.reload();
  }

  /** null: there is none; undefined: it can't be known. */
  #marker(): string | null | undefined {
    return this.#storage((storage) => storage.getItem(marker));
  }

  #storage<Value>(read: (storage: Storage) => Value): Value | undefined {
    try {
      return read(this.#parts.storage());
    } catch {
      return undefined;
    }
  }
}
