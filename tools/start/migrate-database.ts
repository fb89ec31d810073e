// `node tools/start/migrate-database.ts`: brings the database of DATABASE_URL up to date, as the owner of its tables.
// A process of its own: what it loads would stay in the memory of the supervisor.
import { openDatabase } from '@verandah/api/local-site';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
try {
  await (await openDatabase({ dataDir, databaseUrl })).destroy();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
