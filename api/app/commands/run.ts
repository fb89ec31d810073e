import { messageOf } from '../../platform/failure.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { backup, restoreCommand } from './backup.ts';
import { connect } from './connection.ts';
import { importAddresses } from './import-addresses.ts';
import { importCensus } from './import-census.ts';
import { importLocalities, importSchools } from './import-places.ts';
import { importReaxml } from './import-reaxml.ts';
import { adminCommands, createOfficeCommand, inviteCommand, officeKeyCommand } from './office.ts';
import { migrateCommand } from './migrate.ts';
import { sample } from './sample.ts';

const commands: readonly Command[] = [
  importReaxml,
  importLocalities,
  importSchools,
  importCensus,
  importAddresses,
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

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The commands that begin with the first word ('import'); all where there is none. */
function groupOf([first]: readonly string[]): readonly Command[] {
  const group = commands.filter(({ words }) => words[0] === first);
  return group.length > 0 ? group : commands;
}

function noCommand(named: readonly string[]): string {
  const [first] = named;
  if (first === undefined) return 'Which command?';
  if (named.length > 1 || groupOf(named) === commands) return `There is no command "${named.slice(0, 2).join(' ')}".`;
  const seconds = groupOf(named).flatMap(({ words }) => words.slice(1, 2));
  return `"${first}" is not a whole command: ${first} ${seconds.join(` or ${first} `)}?`;
}

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
  const named = words[0] === 'help' ? words.slice(1) : words.filter((word) => !isHelp(word));
  const command = commands.find(({ words: name }) => name.every((word, index) => named[index] === word));
  const group = groupOf(named);
  if (words[0] === 'help' || words.some(isHelp)) {
    const known = command !== undefined || named.length === 0 || group !== commands;
    if (!known) complain(noCommand(named));
    say(usage(command === undefined ? group : [command]));
    return known ? 0 : 2;
  }
  if (command === undefined) {
    complain(noCommand(named));
    complain(usage(group));
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
