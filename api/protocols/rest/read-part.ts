import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { Refusal } from '../../platform/problems/public.ts';
import { unknownFields } from './unknown-fields.ts';

interface Problem {
  readonly field: string;
  readonly message: string;
}

/** Rule violations within the alternatives of an issue, with relative paths. */
const rulesWithin = (issue: BaseIssue<unknown>): readonly Problem[] =>
  (issue.issues ?? []).flatMap((each) =>
    each.kind === 'validation'
      ? [{ field: getDotPath(each) ?? '', message: each.message }]
      : rulesWithin(each).map((rule) => ({ ...rule, field: joinPaths(getDotPath(each), rule.field) })),
  );

const joinPaths = (...paths: readonly (string | null)[]): string => paths.filter(Boolean).join('.');

/**
 * The problems of an issue. Of a value that no alternative takes, it is what a rule refuses within one of them: that
 * has a field.
 */
function problemsOf(issue: BaseIssue<unknown>, part: string): readonly Problem[] {
  const path = getDotPath(issue);
  const rules = rulesWithin(issue).map((rule) => ({ ...rule, field: joinPaths(path, rule.field) || part }));
  return rules.length > 0 ? rules : [{ field: path ?? part, message: issue.message }];
}

/**
 * Reads the path, the query or the body of a request.
 * @param part its name, for problems without a field
 * @param strict whether fields that the schema does not have are rejected, by name
 * @throws {Refusal} invalid, with up to 20 problems by field
 */
export function readPart(part: string, schema: GenericSchema, value: unknown, strict = false): unknown {
  const unknown = strict ? unknownFields(schema, value) : [];
  const found = safeParse(schema, value);
  if (found.success && unknown.length === 0) return found.output;
  const issues = (found.issues ?? []).filter(({ expected }) => !strict || expected !== 'never');
  const problems = [...unknown, ...issues.flatMap((issue) => problemsOf(issue, part))].slice(0, 20);
  throw new Refusal('invalid', problems.map(({ field, message }) => `${field}: ${message}`).join(' '), { problems });
}
