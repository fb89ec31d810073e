import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './failure.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Creates a folder and its parents. Node's `recursive` never returns where a folder cannot be created in an existing
 * parent, such as /proc.
 * @throws errors of the file system
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (codeOf(error) !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}
