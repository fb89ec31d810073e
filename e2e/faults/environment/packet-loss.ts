import { run } from './system.ts';

/**
 * Packets that are really lost: the kernel's packet filter throws every so many of a hundred away, both ways, by chance
 * that no seed reaches. They are sent again by TCP and arrive out of their order. The kernel may lack netem, which
 * could reorder by itself.
 */
export class PacketLoss {
  readonly #table: string;
  #on = false;

  constructor() {
    this.#table = `verandah_faults_${process.pid}`;
    process.on('exit', () => this.end());
  }

  /** @param port of 127.0.0.1 whose packets are lost @param percent of them */
  begin(port: number, percent: number): void {
    this.end();
    const drop = (side: string): string => `tcp ${side} ${port} numgen random mod 100 < ${percent} drop`;
    run(
      'nft',
      ['-f', '-'],
      `table inet ${this.#table} { chain lost { type filter hook input priority 0\n iif lo ${drop('dport')}\n iif lo ${drop('sport')}\n }\n}`,
    );
    this.#on = true;
  }

  end(): void {
    if (this.#on) run('nft', ['delete', 'table', 'inet', this.#table]);
    this.#on = false;
  }
}
