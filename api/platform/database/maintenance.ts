import type { EmbeddedPool } from './embedded-pool.ts';

const minute = 60_000;
/** Number of written rows after which to vacuum and analyse. */
const manyRows = 5_000;

/**
 * Runs checkpoints and vacuum, which the embedded database does not do by itself: its log would grow forever. Checks
 * once a minute, and does nothing without writes.
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
