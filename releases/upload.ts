import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { filesBelow } from './store/files.ts';

/** A sealed release as one JSON body. */
export interface Upload {
  readonly files: readonly { readonly path: string; readonly base64: string }[];
}

const upload = v.object({
  files: v.pipe(
    v.array(
      v.object({
        path: v.pipe(
          v.string(),
          v.maxLength(300),
          v.regex(
            /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/,
            'A path in a release is relative, with plain characters and without "..".',
          ),
        ),
        base64: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'A file is base64.')),
      }),
    ),
    v.minLength(1),
    v.maxLength(2000),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? conflictIn(dataset.value.map(({ path }) => path)) : undefined;
      if (wrong !== undefined) addIssue({ message: wrong });
    }),
  ),
});

/** What keeps paths from being files of one folder: one of them twice, or one that is a folder of another. */
function conflictIn(paths: readonly string[]): string | undefined {
  const files = new Set<string>();
  for (const path of paths) {
    // File systems that ignore case would write one over the other.
    if (files.has(path.toLowerCase())) return `There are two files named ${path}.`;
    files.add(path.toLowerCase());
  }
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      if (files.has(path.slice(0, end).toLowerCase()))
        return `${path.slice(0, end)} is a file, so that ${path} can not be in it.`;
  return undefined;
}

export async function packUpload(folder: string): Promise<Upload> {
  const paths = await filesBelow(folder);
  return {
    files: await Promise.all(
      paths.map(async (path) => ({ path, base64: await readFile(join(folder, path), 'base64') })),
    ),
  };
}

/** Writes an upload's files below a folder. @throws {Refusal} 'manifest-invalid' */
export async function unpackUpload(body: unknown, folder: string): Promise<void> {
  const read = v.safeParse(upload, body);
  if (!read.success)
    throw new Refusal(
      'manifest-invalid',
      `The upload is not valid at ${v.getDotPath(read.issues[0]) ?? 'its top'}: ${read.issues[0].message}`,
    );
  for (const { path, base64 } of read.output.files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, base64, 'base64');
  }
}
