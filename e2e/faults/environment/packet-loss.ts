import { runTool } from './system.ts';

/**
 * Real packet loss: the kernel's packet filter drops a percentage of packets in both directions, at random and without
 * a seed. TCP retransmits them, so they arrive out of order. netem could reorder by itself, but the kernel may lack it.
 */
export class PacketLoss {
  readonly #table: string;
  #on = false;

  constructor() {
    this.#table = `verandah_faults_${process.pid}`;
    process.on('exit', () => this.end());
  }

  /**
   * @param port port of 127.0.0.1 whose packets are dropped
   * @param percent percentage of packets to drop
   */
  begin(port: number, percent: number): void {
    this.end();
    const drop = (side: string): string => `tcp ${side} ${port} numgen random mod 100 < ${percent} drop`;
    runTool(
      'nft',
      ['-f', '-'],
      `table inet ${this.#table} { chain lost { type filter hook input priority 0\n iif lo ${drop('dport')}\n iif lo ${drop('sport')}\n }\n}`,
    );
    this.#on = true;
  }

  end(): void {
    if (this.#on) runTool('nft', ['delete', 'table', 'inet', this.#table]);
    this.#on = false;
  }
}
