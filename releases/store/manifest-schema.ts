import * as v from 'valibot';
import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';

/** An area's name in paths and folders. */
export const areaName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'An area name is lower case letters, digits and hyphens.'),
);
/** major.minor.patch, with nothing else: it is part of paths and of global names. */
export const versionText = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/, 'A version is three numbers, as in 1.4.0.'),
);

/** A path that stays in its folder: segments of plain characters, none of them '.' or '..'. */
const safePath = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/,
    'A path in a release is relative, with plain characters and without "..".',
  ),
);
const webPath = v.pipe(safePath, v.startsWith('web/', 'A file of the browser build must be in web/.'));
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity is sha384- and 64 characters of base64.'),
);
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A hash is 64 hexadecimal digits.'));
const route = v.pipe(v.string(), v.startsWith('/', 'A route begins with "/".'));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(v.string());

const contract = v.pipe(
  v.object({
    name: areaName,
    class: v.picklist(['primary', 'essential', 'regular']),
    squad: v.pipe(v.string(), v.minLength(1)),
    squadEmail: v.exactOptional(
      v.pipe(v.string(), v.maxLength(254), v.email("A squad's address is an email address.")),
    ),
    routes: v.pipe(v.array(route), v.minLength(1, 'An area owns at least one route.')),
    privateRoutes: v.exactOptional(v.array(route)),
    query: v.exactOptional(v.record(v.string(), texts)),
    offlineRoutes: v.exactOptional(v.array(route)),
    calls: v.exactOptional(
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^(?:GET|POST|PUT|PATCH|DELETE) \/(?:auth|rest\/member)\/[\w:/-]+$/,
            'A call is a method and a path below /auth or /rest/member, as in "POST /auth/signin".',
          ),
        ),
      ),
    ),
    navigation: v.array(
      v.object({ label: v.string(), href: route, order: v.number(), footer: v.exactOptional(v.literal(true)) }),
    ),
    fragments: v.exactOptional(
      v.record(
        v.string(),
        v.object({ opens: v.string(), class: v.exactOptional(v.picklist(['essential', 'regular'])) }),
      ),
    ),
    topics: v.object({ publishes: texts, follows: texts }),
    budgets: v.object({ firstPageScript: bytes }),
    healthPath: route,
  }),
  v.check(
    ({ routes, privateRoutes = [] }) => privateRoutes.every((each) => routes.includes(each)),
    'A private route is one of the routes.',
  ),
  v.check(
    ({ privateRoutes = [], offlineRoutes = [] }) => offlineRoutes.every((each) => privateRoutes.includes(each)),
    'A route that stays readable offline is one of the private routes.',
  ),
);

const short = v.pipe(v.string(), v.maxLength(500));
const provenance = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.array(v.object({ name: short, digest: v.object({ sha256 }) })),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({
      buildType: short,
      externalParameters: v.object({ area: areaName, version: versionText }),
      internalParameters: v.object({ unclean: v.boolean() }),
      resolvedDependencies: v.array(v.object({ uri: short, digest: v.object({ gitCommit: short }) })),
    }),
    runDetails: v.object({
      builder: v.object({ id: short, version: v.record(v.string(), short) }),
      metadata: v.object({ invocationId: short, finishedOn: v.pipe(v.string(), v.isoTimestamp()) }),
    }),
  }),
});

const manifest = v.object({
  schema: v.literal(1),
  area: areaName,
  version: versionText,
  contentHash: sha256,
  contract,
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'A container is the name of a global variable.')),
  files: v.array(v.object({ path: webPath, bytes, gzipBytes: bytes, integrity })),
  entry: webPath,
  scripts: v.array(webPath),
  styles: v.array(webPath),
  waits: v.exactOptional(v.literal(true)),
  pages: v.exactOptional(
    v.array(
      v.object({ page: v.string(), routes: v.array(route), scripts: v.array(webPath), styles: v.array(webPath) }),
    ),
  ),
  server: v.object({ path: safePath, integrity }),
  maps: v.exactOptional(v.object({ path: v.literal('maps.br'), integrity })),
  firstPageScript: bytes,
  shared: v.record(v.string(), v.string()),
  operations: v.array(
    v.object({ name: v.string(), kind: v.picklist(['query', 'mutation']), sha256, text: v.string() }),
  ),
  revision: v.string(),
  squad: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  provenance: v.exactOptional(provenance),
});

/**
 * Parses a release's manifest.
 * @throws {Refusal} 'manifest-invalid', naming the first field that is wrong
 */
export function readManifest(value: unknown): ReleaseManifest {
  const read = v.safeParse(manifest, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Refusal(
      'manifest-invalid',
      `The release's manifest is not valid at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`,
    );
  }
  const found: ReleaseManifest = read.output;
  if (found.contract.name !== found.area)
    throw new Refusal(
      'manifest-invalid',
      `The manifest is of area ${found.area}, its contract of ${found.contract.name}.`,
    );
  const [subject] = found.provenance?.subject ?? [];
  if (
    found.provenance &&
    (subject?.name !== `${found.area}@${found.version}` || subject.digest.sha256 !== found.contentHash)
  )
    throw new Refusal('manifest-invalid', `The provenance is of ${subject?.name ?? 'nothing'}, not of these files.`);
  const listed = new Set(found.files.map((file) => file.path));
  const missing = [
    found.entry,
    ...found.scripts,
    ...found.styles,
    ...(found.pages ?? []).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ].find((path) => !listed.has(path));
  if (missing) throw new Refusal('manifest-invalid', `The manifest needs ${missing}, which is not among its files.`);
  return found;
}
