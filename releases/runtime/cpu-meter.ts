/** Charges the processor time of a process to the pages whose code runs in it, one at a time. */
export class CpuMeter {
  readonly #used: () => number;
  readonly #charges = new Map<number, number>();
  #current = 0;
  #chargedUntil: number;

  /** @param used microseconds of processor time that the process has used so far */
  constructor(used: () => number) {
    this.#used = used;
    this.#chargedUntil = used();
  }

  /** From here on the code of page `id` runs. The time before is charged to the page that ran until now. */
  switchTo(id: number): void {
    this.#charge();
    this.#current = id;
  }

  /** Microseconds charged to a page that has ended. */
  settle(id: number): number {
    this.#charge();
    const charge = this.#charges.get(id) ?? 0;
    this.#charges.delete(id);
    if (this.#current === id) this.#current = 0;
    return charge;
  }

  #charge(): void {
    const used = this.#used();
    // 0 is of no page: the process itself between pages.
    if (this.#current !== 0)
      this.#charges.set(this.#current, (this.#charges.get(this.#current) ?? 0) + used - this.#chargedUntil);
    this.#chargedUntil = used;
  }
}
