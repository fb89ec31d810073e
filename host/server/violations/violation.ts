import * as v from 'valibot';

/** What a content security policy of ours has blocked in a browser, Trusted Types included. */
export interface Violation {
  /** 'script-src-elem', 'require-trusted-types-for'; 'other' for unknown directives. */
  readonly directive: string;
  /** Address of the page. */
  readonly page: URL;
  /** What was blocked, without personal data: 'inline', 'https://other.example'. */
  readonly blocked: string;
  /** Address and line of the responsible code, where the browser names them. */
  readonly source: URL | null;
  readonly line: number;
  /** A browser extension caused it, not the site. */
  readonly byExtension: boolean;
}

/** The directives of our policies, and those that browsers report in their place. */
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'worker-src', 'child-src'],
  ...['manifest-src', 'object-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
]);
// Firefox sends null for a missing value.
const text = v.nullish(v.pipe(v.string('must be text'), v.maxLength(4096, 'must have at most 4096 characters')), '');
const line = v.nullish(v.number('must be a number'), 0);
/** Maximum number of reports in one call: a browser batches some seconds. */
const most = 20;

/** `report-uri`, of Firefox and Safari: one violation in one call. */
const single = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});
/** `report-to`, the Reporting API: a list of reports of several types. */
const several = v.pipe(
  v.array(
    v.object({
      type: v.pipe(v.string('must be text'), v.maxLength(100, 'must have at most 100 characters')),
      body: v.optional(v.nullable(v.looseObject({}))),
    }),
  ),
  v.maxLength(most, `must be ${most} at most`),
);
const detail = v.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: text,
  lineNumber: line,
});

/** Browsers' keywords for sources without an address. */
const keyword = /^[a-z][a-z-]{0,30}$/;
const extension = /^[a-z-]*extension\b/;

function violationOf({ documentURL, effectiveDirective, blockedURL, ...at }: v.InferOutput<typeof detail>) {
  const page = URL.parse(documentURL);
  if (!page) return null;
  const [named = ''] = effectiveDirective.split(' ', 1);
  const source = URL.parse(at.sourceFile);
  const blocked = keyword.test(blockedURL) ? blockedURL : (URL.parse(blockedURL)?.origin ?? 'other');
  const violation: Violation = {
    directive: directives.has(named) ? named : 'other',
    page,
    // The origin of data:, blob: and extension URLs is 'null'.
    blocked: blocked === 'null' ? (URL.parse(blockedURL)?.protocol ?? 'other') : blocked,
    source: source && /^https?:$/.test(source.protocol) ? source : null,
    line: Math.max(0, Math.trunc(at.lineNumber)),
    byExtension: extension.test(at.sourceFile) || /^(?:\w+-)+extension:|^[a-z-]*extension$/.test(blockedURL),
  };
  return violation;
}

/**
 * Parses a browser's report in either format.
 * @returns the violations in it, or a message with what is wrong with it
 */
export function readViolations(body: string): readonly Violation[] | string {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), v.union([single, several], 'must be reports')),
    body,
  );
  if (!read.success) return `The body ${read.issues[0].message}`;
  const { output } = read;
  if (!Array.isArray(output)) {
    const report = output['csp-report'];
    const one = violationOf({
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    });
    return one ? [one] : 'The page of the report must be an address';
  }
  const found: Violation[] = [];
  for (const { type, body: of } of output) {
    // Browsers send other reports, such as deprecations, to the same endpoint.
    if (type !== 'csp-violation') continue;
    const one = v.safeParse(detail, of);
    const violation = one.success ? violationOf(one.output) : null;
    if (!violation) return 'The body of a report must be a violation';
    found.push(violation);
  }
  return found;
}
