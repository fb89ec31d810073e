const mostStored = 2000;

/**
 * sha256 of operation texts in hexadecimal, the last 2,000 cached; null where the platform cannot compute it (an
 * insecure page).
 */
export class Hashes {
  #cached = new Map<string, string>();

  async of(text: string): Promise<string | null> {
    const cached = this.#cached.get(text);
    if (cached !== undefined) {
      this.#cached.delete(text);
      this.#cached.set(text, cached);
      return cached;
    }
    const { subtle } = globalThis.crypto;
    if (!subtle) return null;
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
    const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#cached.set(text, hash);
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= mostStored) break;
      this.#cached.delete(oldest);
    }
    return hash;
  }

  get size(): number {
    return this.#cached.size;
  }
}
