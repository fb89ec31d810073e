import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';

/** Options of every command. */
const common = { json: { type: 'boolean' }, host: { type: 'string' } } as const;

/**
 * Reads options and the rest.
 * @throws {UsageError} naming the option that does not exist or has no value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options: { ...common, ...options }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error instanceof Error ? error.message : String(error)).split('. ')[0] ?? 'Invalid options');
  }
}

/** @throws {UsageError} */
export function wholeNumber(name: string, text: string, from: number, to: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to)
    throw new UsageError(`--${name} is a whole number from ${from} to ${to}`);
  return number;
}
