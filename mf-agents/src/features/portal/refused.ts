import type { FormFields } from '@verandah/areas';
import type { FieldProblem } from '@verandah/graph';

/** A rejected form: what was typed, and its validation errors. */
export interface Refused {
  /** Name of the form on its page. */
  readonly form: string;
  readonly fields: FormFields;
  /** Validation errors by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Message about the whole form; empty if the field errors suffice. */
  readonly message: string;
}

/** Thrown by a page's `submit` to reject a form. */
export class NotTaken extends Error {
  readonly problems: Refused['problems'];
  /** Replaces the submitted fields. */
  readonly fields: FormFields | undefined;
  constructor(problems: Refused['problems'], message = '', fields?: FormFields) {
    super(message);
    this.name = 'NotTaken';
    this.problems = problems;
    this.fields = fields;
  }
}

/**
 * A validation error as a sentence. The API writes 'must have at most 200 characters', the page shows 'Headline must
 * have …'.
 */
export function toSentence(label: string, message: string): string {
  const text = /^\p{Lu}/u.test(message) ? message : `${label} ${message}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The API's validation errors by field of the form. Errors of other fields go into the form's message. */
export function problemsByField(
  problems: readonly FieldProblem[],
  labels: Readonly<Record<string, string>>,
): Pick<Refused, 'problems' | 'message'> {
  const byField = problems.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  const own = byField.filter(({ field }) => Object.hasOwn(labels, field));
  return {
    problems: Object.fromEntries(
      own.map(({ field, message }) => [field, toSentence(labels[field] ?? field, message)]).reverse(),
    ),
    message: byField
      .filter(({ field }) => !Object.hasOwn(labels, field))
      .map(({ field, message }) => toSentence(field, message))
      .join(' '),
  };
}
