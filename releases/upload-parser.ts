import { findJsonProblem, type OpenParser } from '@verandah/parsing';
import * as v from 'valibot';
import type { ReadUpload } from './unpack-upload.ts';

/** What an upload may hold: each file is three values, in lists two deep. */
const mostFiles = 2000;
const jsonLimits = { depth: 4, values: 10 * mostFiles } as const;
/** Bytes of manifest.json. Those of the site's areas have some ten thousand. */
const mostManifestBytes = 2 << 20;

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
    v.maxLength(mostFiles),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? conflictIn(dataset.value.map(({ path }) => path)) : undefined;
      if (wrong !== undefined) addIssue({ message: wrong });
    }),
    v.check(
      (files) =>
        files.every(({ path, base64 }) => path !== 'manifest.json' || base64.length * 0.75 <= mostManifestBytes),
      `manifest.json has more than ${mostManifestBytes.toLocaleString('en-AU')} bytes.`,
    ),
  ),
});

/** Why paths can't be files of one folder: one of them twice, or one that is a folder of another. */
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
        return `${path.slice(0, end)} is a file, so that ${path} cannot be in it.`;
  return undefined;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined; // not JSON: the caller rejects the upload
  }
}

const openUploadParser: OpenParser<undefined, Uint8Array, ReadUpload> = () => (bytes) => {
  const wrong = findJsonProblem(bytes, jsonLimits);
  if (wrong !== null) return { problem: `The upload cannot be read: ${wrong}.` };
  const body = parseJson(bytes);
  if (body === undefined) return { problem: 'The upload is not JSON.' };
  const read = v.safeParse(upload, body, { abortEarly: true, abortPipeEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    return { problem: `The upload is not valid at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}` };
  }
  return { files: read.output.files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, 'base64') })) };
};

export default openUploadParser;
