import * as v from 'valibot';
import type { Exception } from './exceptions.ts';

/** The result of an audit: lines to print, and whether it failed. */
export interface Verdict {
  readonly failed: boolean;
  readonly lines: readonly string[];
}

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const advisory = v.object({
  module_name: v.string(),
  severity: v.picklist(severities),
  title: v.string(),
  github_advisory_id: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
  vulnerable_versions: v.optional(v.string(), ''),
});
const report = v.object({ advisories: v.record(v.string(), advisory) });

/** From this severity on, a vulnerability must be fixed or excepted. */
const serious: ReadonlySet<string> = new Set(['high', 'critical']);

/**
 * Reads the output of `pnpm audit --json`. Serious vulnerabilities fail it unless an exception applies; an expired or
 * unused exception fails it too.
 * @param day today: '2026-11-21'
 */
export function verdictOf(output: string, exceptions: readonly Exception[], day: string): Verdict {
  const start = output.indexOf('{');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), start < 0 ? '' : output.slice(start));
  if (!read.success) return withoutResponse(output);
  const found = Object.entries(read.output.advisories).map(([id, each]) => ({
    ...each,
    name: each.github_advisory_id || id,
  }));
  const named = (name: string): Exception | undefined => exceptions.find((each) => each.advisory === name);
  const open = found
    .filter(({ severity, name }) => serious.has(severity) && named(name) === undefined)
    .map(
      ({ severity, name, module_name: module, title, vulnerable_versions: versions, url }) =>
        `${severity}: ${module} ${versions}: ${title} (${name}${url === '' ? '' : `, ${url}`})`,
    );
  const ended = exceptions
    .filter(({ until }) => until < day)
    .map(({ advisory: name, until }) => `The exception for ${name} ended on ${until}: update, or review it again.`);
  const idle = exceptions
    .filter(({ advisory: name }) => !found.some((each) => each.name === name))
    .map(({ advisory: name }) => `Nothing needs the exception for ${name} any more: take it out.`);
  const lines = [...open, ...ended, ...idle];
  return lines.length > 0
    ? { failed: true, lines }
    : {
        failed: false,
        lines: [
          `No serious vulnerability is known in what is installed; ${found.length} lesser, ${exceptions.length} excepted.`,
        ],
      };
}

/**
 * A registry without an audit, or an unreachable one, proves nothing and fails nothing; a response of unknown shape
 * fails.
 */
function withoutResponse(output: string): Verdict {
  const why =
    /responded with (\d{3})/.exec(output)?.[0] ??
    /\b(?:ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ERR_PNPM_[A-Z_]+|error sending request)\b/.exec(output)?.[0];
  if (output.trim() === '' || why !== undefined)
    return {
      failed: false,
      lines: [
        `Nothing was audited: no registry responded as expected (${why ?? 'pnpm printed nothing'}). Run npm run audit with access to one.`,
      ],
    };
  return { failed: true, lines: [`The audit's result can't be read: ${output.trim().slice(0, 200)}`] };
}
