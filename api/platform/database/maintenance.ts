import type { EmbeddedPool } from './embedded-pool.ts';

const minute = 60_000;
/** Rows written after which statistics and free space are renewed. */
const manyRows = 5_000;

/**
 * The embedded database neither checkpoints nor vacuums by itself: its log would grow without end.
 * Looks once a minute and does nothing when nothing was written.
 * @returns a function that stops it
 */
export function scheduleTidying(pool: EmbeddedPool, report: (error: unknown) => void): () => void {
  let pending = 0;
  const tidy = async (): Promise<void> => {
    const written = pool.written;
    if (written === 0) return;
    pool.written = 0;
    pending += written;
    const client = await pool.connect();
    try {
      await client.query('checkpoint');
      if (pending >= manyRows) {
        await client.query('vacuum (analyze)');
        pending = 0;
      }
    } finally {
      client.release();
    }
  };
  const timer = setInterval(() => void tidy().catch(report), minute);
  timer.unref();
  return () => clearInterval(timer);
}
