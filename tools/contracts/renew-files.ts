import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that is generated where it is needed, and not part of the repository. */
export interface GeneratedFile {
  /** From the root. */
  readonly path: string;
  /** What its text follows from. @throws {Error} when one of these is wrong */
  inputs(): readonly (string | Buffer)[];
  /** Its text. @throws {Error} when an input is wrong */
  generate(): Promise<string>;
}

/** Hash of a file's text with what it follows from. */
function markOf(inputs: readonly (string | Buffer)[], text: string | Buffer): string {
  const mark = createHash('sha256');
  for (const part of [...inputs, text]) mark.update(part).update('\0');
  return mark.digest('hex');
}

function readMarks(record: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
  } catch {
    // No record yet, or a process was stopped while it wrote one: the files are generated again.
    return {};
  }
}

/** Another process, such as an editor's, never sees a part of a file. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, text);
  renameSync(part, file);
}

/**
 * Generates the files that are missing, have been edited, or whose inputs have changed.
 * @returns their paths
 * @throws {AggregateError} naming each file that could not be generated, which stays as it was
 */
export async function renewFiles(root: string, files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const record = join(root, '.cache/generated-files.json');
  const marks = readMarks(record);
  const renewed: string[] = [];
  const problems: Error[] = [];
  const renew = async ({ path, inputs, generate }: GeneratedFile): Promise<void> => {
    const file = join(root, path);
    try {
      const present = inputs();
      if (existsSync(file) && marks[path] === markOf(present, readFileSync(file))) return;
      const text = await generate();
      write(file, text);
      marks[path] = markOf(present, text);
      renewed.push(path);
    } catch (problem) {
      problems.push(new Error(`${path} could not be generated: ${(problem as Error).message}`, { cause: problem }));
    }
  };
  await Promise.all(files.map(renew));
  if (renewed.length > 0) write(record, JSON.stringify(marks));
  if (problems.length > 0) throw new AggregateError(problems, problems.map(({ message }) => message).join('\n'));
  return renewed;
}
