import type { UnsavedForms } from './unsaved-forms.ts';

/** Minimum milliseconds between two checks. */
export const checkEvery = 60_000;
const marker = 'verandah.update';

export interface VersionParts {
  /** The version that rendered this page. */
  readonly own: string;
  /** The server's version; null when it does not respond with one. */
  readonly ask: () => Promise<string | null>;
  readonly reload: () => void;
  readonly forms: UnsavedForms;
  readonly storage: () => Storage;
  readonly now: () => number;
  /** Called with each check and its result; absent when its flag is off. */
  readonly log?: (line: string) => void;
}

export const askVersion = async (): Promise<string | null> => {
  const response = await fetch('/api/version', { method: 'HEAD', cache: 'no-store' });
  return response.ok ? response.headers.get('x-verandah-version') : null;
};

/**
 * Checks for a newer version of the site when the window gets focus, at most once a minute. Another version reloads the
 * page once; a marker in storage prevents a loop. The reload waits while a form has unsent input.
 */
export class VersionCheck {
  readonly #parts: VersionParts;
  #last: number | undefined;
  #wanted: string | undefined;

  constructor(parts: VersionParts) {
    this.#parts = parts;
  }

  /** The window got focus. */
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

  /** Reloads the page if a new version waits and no input would be lost. */
  settle(): void {
    const version = this.#wanted;
    if (version === undefined || this.#parts.forms.any()) return;
    this.#wanted = undefined;
    // Without storage for the marker, the page would reload without end.
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

  /** null: no marker; undefined: storage cannot be read. */
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
