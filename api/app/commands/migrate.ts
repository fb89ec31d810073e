import { openDatabase } from '../../platform/database/public.ts';
import { readSettings } from '../../platform/settings/public.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';

/** Runs the migrations as the database's owner, where the API's own role may not. */
export const migrateCommand: Command = {
  words: ['migrate'],
  usage: "migrate   # with the owner's DATABASE_URL, or on the data folder's own server",
  async run({ args, environment, say, complain }) {
    const { positionals } = readArguments(args, {});
    if (positionals[0] !== undefined) throw new UsageError(`Unexpected argument "${positionals[0]}"`);
    const { databaseUrl, dataDir } = readSettings(environment);
    const database = await openDatabase({
      dataDir,
      databaseUrl,
      onMigration: (line, waits) => (waits ? complain : say)(line),
    });
    await database.destroy();
    say('The database is up to date.');
    return 0;
  },
};
