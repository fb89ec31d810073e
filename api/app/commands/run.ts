import { messageOf } from '../../platform/failure.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { backup, restoreCommand } from './backup.ts';
import { connectToApi } from './connection.ts';
import { importAddresses } from './import-addresses.ts';
import { importCensus } from './import-census.ts';
import { importCatchments, importLocalities, importSchools } from './import-places.ts';
import { importReaxml } from './import-reaxml.ts';
import { adminCommands, createOfficeCommand, inviteCommand, officeKeyCommand } from './office.ts';
import { migrateCommand } from './migrate.ts';
import type { Terminal } from './terminal.ts';

const apiCommands: readonly Command[] = [
  importReaxml,
  importLocalities,
  importSchools,
  importCatchments,
  importCensus,
  importAddresses,
  createOfficeCommand,
  officeKeyCommand,
  inviteCommand,
  ...adminCommands,
  migrateCommand,
  backup,
  restoreCommand,
];

const describeUsage = (of: readonly Command[]): string =>
  of.map((command) => `usage: npm run data -- ${command.usage}`).join('\n');

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The commands that begin with the first word ('import'); all where there is none. */
function groupOf(commands: readonly Command[], [first]: readonly string[]): readonly Command[] {
  const group = commands.filter(({ words }) => words[0] === first);
  return group.length > 0 ? group : commands;
}

function noCommand(commands: readonly Command[], named: readonly string[]): string {
  const [first] = named;
  if (first === undefined) return 'Which command?';
  const group = groupOf(commands, named);
  if (named.length > 1 || group === commands) return `There is no command "${named.slice(0, 2).join(' ')}".`;
  const seconds = group.flatMap(({ words }) => words.slice(1, 2));
  return `"${first}" is not a whole command: ${first} ${seconds.join(` or ${first} `)}?`;
}

/**
 * Runs the `data` command.
 * @param more commands besides those of the API
 * @returns exit code: 0 done, 1 rejected or failed (a line each on standard error), 2 called wrongly (usage)
 */
export async function runCommand(
  words: readonly string[],
  { environment, say, complain }: Terminal,
  more: readonly Command[] = [],
): Promise<number> {
  const commands = [...apiCommands, ...more];
  const named = words[0] === 'help' ? words.slice(1) : words.filter((word) => !isHelp(word));
  const command = commands.find(({ words: name }) => name.every((word, index) => named[index] === word));
  const group = groupOf(commands, named);
  if (words[0] === 'help' || words.some(isHelp)) {
    const known = command !== undefined || named.length === 0 || group !== commands;
    if (!known) complain(noCommand(commands, named));
    say(describeUsage(command === undefined ? group : [command]));
    return known ? 0 : 2;
  }
  if (command === undefined) {
    complain(noCommand(commands, named));
    complain(describeUsage(group));
    return 2;
  }
  try {
    return await command.run({
      args: words.slice(command.words.length),
      environment,
      connect: (host) => connectToApi(environment, host),
      say,
      complain,
    });
  } catch (error) {
    complain(messageOf(error));
    if (!(error instanceof UsageError)) return 1;
    complain(describeUsage([command]));
    return 2;
  }
}
