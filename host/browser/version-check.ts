import type { UnsavedForms } from './unsaved-forms.ts';

/** Minimum milliseconds between two checks. */
export const checkEvery = 60_000;
const marker = 'verandah.update';

/** The server's version, and the areas that were taken off the site. */
export interface ServerState {
  readonly version: string;
  readonly withdrawn: readonly string[];
}

export interface VersionParts {
  /** The version that rendered this page. */
  readonly own: string;
  /** State of the server; null when it does not respond. */
  readonly queryState: () => Promise<ServerState | null>;
  /** Called with the areas that are off the site, at each check. */
  readonly withdrawn: (areas: readonly string[]) => void;
  readonly reload: () => void;
  readonly forms: UnsavedForms;
  readonly storage: () => Storage;
  readonly now: () => number;
  /** Called with each check and its result; absent when its flag is off. */
  readonly log?: (line: string) => void;
}

export async function askVersion(): Promise<ServerState | null> {
  const { ok, headers } = await fetch('/api/version', { method: 'HEAD', cache: 'no-store' });
  const version = headers.get('x-verandah-version');
  return ok && version !== null ? { version, withdrawn: headers.get('x-verandah-withdrawn')?.split(',') ?? [] } : null;
}

/**
 * Checks for a newer version of the site when the window gets focus, at most once a minute. Another version reloads the
 * page once; a marker in storage prevents a loop. The reload waits while a form has unsent input. Areas that are off
 * the site are passed on to the navigation, which then leaves their pages to the server.
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
    const { now, queryState, own, log } = this.#parts;
    this.settle();
    if (this.#last !== undefined && now() - this.#last < checkEvery) return;
    this.#last = now();
    const server = await queryState().catch(() => null); // logged on the next line; the next check tries again
    log?.(`version check: here ${own}, server ${server?.version ?? 'silent'}`);
    if (server === null) return;
    const { version } = server;
    this.#parts.withdrawn(server.withdrawn);
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
      return undefined; // storage is forbidden: nothing is remembered
    }
  }
}
