import { parseArgs } from 'node:util';

export const usage = `Usage: npm run ops -- COMMAND

  publish AREA [--version VERSION]   builds, checks and stores a release; prints its version. It is not live by that
  promote AREA VERSION               makes a release live
  rollback AREA [--to VERSION]       back to the last good release, or to VERSION
  status                             what is live, and what could be
  history [AREA]                     who did what, when and why; newest first

  --why TEXT    stands in the history      --json        one JSON document instead of text
  --host URL    a site elsewhere; its operations token in VERANDAH_TOKEN`;

export interface Command {
  readonly name: 'publish' | 'promote' | 'rollback' | 'status' | 'history';
  readonly area: string | undefined;
  readonly version: string | undefined;
  readonly why: string | undefined;
  readonly json: boolean;
  readonly host: string | undefined;
}

/** A command line that can't be meant; the message says what is wrong with it. */
export class UsageError extends Error {}

const arity = { publish: [1, 1], promote: [2, 2], rollback: [1, 1], status: [0, 0], history: [0, 1] } as const;

/** @throws {UsageError} */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('Which command?');
  if (!(name in arity)) throw new UsageError(`There is no command ${name}.`);
  const known = name as Command['name'];
  const [least, most] = arity[known];
  if (rest.length < least) throw new UsageError(`${name} needs ${rest.length === 0 ? 'an area' : 'a version'}.`);
  if (rest.length > most) throw new UsageError(`${name} does not take ${rest[most]}.`);
  if (values.version !== undefined && known !== 'publish') throw new UsageError('--version belongs to publish.');
  if (values.to !== undefined && known !== 'rollback') throw new UsageError('--to belongs to rollback.');
  return { name: known, area: rest[0], version: rest[1] ?? values.version ?? values.to, why: values.why, json: values.json ?? false, host: values.host?.replace(/\/+$/, '') };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { version: text, to: text, why: text, host: text, json: { type: 'boolean' } } });
  } catch (problem) {
    throw new UsageError((problem as Error).message);
  }
}
