import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { codeOf, messageOf } from '../../platform/failure.ts';
import { CommandProblem } from './command-problem.ts';
import { readRefusal } from './connection.ts';
import type { Connection } from './connection.ts';

/** @throws {CommandProblem} naming a file that is missing, a folder or empty */
export async function checkFile(file: string): Promise<void> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new CommandProblem(`${file}: is a folder. Name the files in it.`);
    if (found.size === 0) throw new CommandProblem(`${file}: is empty.`);
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw new CommandProblem(
      codeOf(error) === 'ENOENT' ? `${file}: File not found.` : `${file}: can't be read: ${messageOf(error)}`,
    );
  }
}

/**
 * Sends a file from the disk and returns the report.
 * @throws {CommandProblem} naming the file, if it can't be read or is rejected
 */
export async function sendFile<Report>(connection: Connection, path: string, file: string): Promise<Report> {
  await checkFile(file);
  const response = await connection.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  });
  if (!response.ok) throw new CommandProblem(`${file}: ${await readRefusal(response)}`);
  return (await response.json()) as Report;
}
