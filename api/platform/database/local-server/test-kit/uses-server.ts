import { useLocalServer } from '../local-server.ts';

// A process for tests: uses the server of the data folder in its first argument until SIGTERM, and says its address, or
// why it can't.
const [dataDir = '', exclusive] = process.argv.slice(2);
try {
  const server = await useLocalServer(dataDir, { exclusive: exclusive !== undefined });
  process.on('SIGTERM', () => {
    void server.release().then(() => process.exit(0));
  });
  process.stdout.write(`${server.url}\n`);
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
