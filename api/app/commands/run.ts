import { messageOf } from '../../platform/failure.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { backup, restoreCommand } from './backup.ts';
import { connect } from './connection.ts';
import { importLocalities, importSchools } from './import-places.ts';
import { importReaxml } from './import-reaxml.ts';
import { adminCommands, createOfficeCommand, inviteCommand, officeKeyCommand } from './office.ts';
import { migrateCommand } from './migrate.ts';
import { sample } from './sample.ts';

const commands: readonly Command[] = [
  importReaxml,
  importLocalities,
  importSchools,
  createOfficeCommand,
  officeKeyCommand,
  inviteCommand,
  ...adminCommands,
  sample,
  migrateCommand,
  backup,
  restoreCommand,
];

const usage = (of: readonly Command[]): string =>
  of.map((command) => `usage: npm run data -- ${command.usage}`).join('\n');

/** Where a command prints, and its input from outside. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
  complain(line: string): void;
}

/**
 * Runs the `data` command.
 * @returns exit code: 0 done, 1 rejected or failed (a line each on standard error), 2 called wrongly (usage)
 */
export async function run(words: readonly string[], { environment, say, complain }: Terminal): Promise<number> {
  const command = commands.find(({ words: name }) => name.every((word, index) => words[index] === word));
  if (command === undefined) {
    if (words[0] === '--help' || words[0] === 'help') {
      say(usage(commands));
      return 0;
    }
    complain(words.length === 0 ? 'Which command?' : `There is no command "${words.slice(0, 2).join(' ')}".`);
    complain(usage(commands));
    return 2;
  }
  try {
    return await command.run({
      args: words.slice(command.words.length),
      environment,
      connect: (host) => connect(environment, host),
      say,
      complain,
    });
  } catch (error) {
    complain(messageOf(error));
    if (!(error instanceof UsageError)) return 1;
    complain(usage([command]));
    return 2;
  }
}
