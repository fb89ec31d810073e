const mostStored = 2000;

/**
 * sha256 of operation texts in hexadecimal, the last 2,000 cached; null where the platform cannot compute it (an
 * insecure page).
 */
export class Hashes {
  #kept = new Map<string, string>();

  async of(text: string): Promise<string | null> {
    const known = this.#kept.get(text);
    if (known !== undefined) {
      this.#kept.delete(text);
      this.#kept.set(text, known);
      return known;
    }
    const { subtle } = globalThis.crypto;
    if (!subtle) return null;
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
    const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#kept.set(text, hash);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostStored) break;
      this.#kept.delete(oldest);
    }
    return hash;
  }

  get size(): number {
    return this.#kept.size;
  }
}
