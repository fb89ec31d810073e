import { setGlobalMessage, type BaseIssue } from 'valibot';

/** Messages for schemas without their own, by type of the schema. */
const bySchema: Readonly<Record<string, string>> = {
  array: 'must be a list',
  bigint: 'must be a whole number',
  boolean: 'must be true or false',
  date: 'must be a date',
  loose_object: 'must be an object',
  null: 'must be null',
  number: 'must be a number',
  object: 'must be an object',
  record: 'must be an object',
  strict_object: 'must be an object',
  string: 'must be text',
  tuple: 'must be a list',
};

/** The same by the type of the action. @param limit what the action requires */
const byAction: Readonly<Record<string, (limit: string, isText: boolean) => string>> = {
  email: () => 'must be an email address',
  finite: () => 'must be a number',
  integer: () => 'must be a whole number',
  iso_date: () => 'must be a day, yyyy-MM-dd',
  iso_timestamp: () => 'must be a time such as 2026-11-21T01:00:00Z',
  length: (limit, isText) => `must have ${limit} ${isText ? 'characters' : 'entries'}`,
  max_length: (limit, isText) => `must have at most ${limit} ${isText ? 'characters' : 'entries'}`,
  max_value: (limit) => `must be at most ${limit}`,
  min_length: (limit, isText) => `must have at least ${limit} ${isText ? 'characters' : 'entries'}`,
  min_value: (limit) => `must be at least ${limit}`,
  non_empty: () => 'must not be empty',
  parse_json: () => 'must be JSON',
  safe_integer: () => 'must be a whole number',
  url: () => 'must be a complete address, such as https://example.com',
  uuid: () => 'must be a UUID',
};

/** The literals in the library's own list: '("buy" | "rent")' → 'buy, rent'; undefined for anything else. */
function literalsOf(expected: string | null): string | undefined {
  const found = [
    ...(expected ?? '').matchAll(/"((?:[^"\\]|\\.)*)"|(?<![\w"])(-?\d+(?:\.\d+)?|true|false|null)(?![\w"])/g),
  ];
  const plain = (expected ?? '').replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[()|\s]/g, '');
  return found.length > 0 && plain === '' ? found.map(([, text, other]) => text ?? other).join(', ') : undefined;
}

/** Why a value is rejected, in the words of this API and not of the library: it follows the name of the field. */
export function validationMessage({ expected, input, kind, received, requirement, type }: BaseIssue<unknown>): string {
  if (expected === 'never') return 'is unknown';
  if (kind === 'schema' && received === 'undefined') return 'is required';
  if (kind === 'schema' && Object.hasOwn(bySchema, type)) return bySchema[type] ?? '';
  const offered = kind === 'schema' ? literalsOf(expected) : undefined;
  if (offered !== undefined) return offered.includes(',') ? `must be one of ${offered}` : `must be ${offered}`;
  if (Object.hasOwn(byAction, type)) return byAction[type]?.(String(requirement), typeof input === 'string') ?? '';
  return 'has a form that is not accepted';
}

setGlobalMessage(validationMessage);
