import type { FormFields } from '@verandah/areas';
import type { FieldProblem } from '@verandah/graph';

/** A form that comes back: what was typed, and what is wrong with it. */
export interface Refused {
  /** Which of the page's forms. */
  readonly form: string;
  readonly fields: FormFields;
  /** By field. */
  readonly problems: Readonly<Record<string, string>>;
  /** About the whole; empty when the fields say it all. */
  readonly message: string;
}

/** Thrown by a page's `submit`: the form is not taken. */
export class NotTaken extends Error {
  readonly problems: Refused['problems'];
  /** In place of what was sent. */
  readonly fields: FormFields | undefined;
  constructor(problems: Refused['problems'], message = '', fields?: FormFields) {
    super(message);
    this.name = 'NotTaken';
    this.problems = problems;
    this.fields = fields;
  }
}

/** A problem as a sentence: the service says 'must have at most 200 characters', the page 'Headline must have …'. */
export function sentence(label: string, message: string): string {
  const text = /^\p{Lu}/u.test(message) ? message : `${label} ${message}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The service's problems by field of the form; those of fields that the form doesn't have become its message. */
export function problemsByField(
  problems: readonly FieldProblem[],
  labels: Readonly<Record<string, string>>,
): Pick<Refused, 'problems' | 'message'> {
  const known = problems.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  const own = known.filter(({ field }) => Object.hasOwn(labels, field));
  return {
    problems: Object.fromEntries(
      own.map(({ field, message }) => [field, sentence(labels[field] ?? field, message)]).reverse(),
    ),
    message: known
      .filter(({ field }) => !Object.hasOwn(labels, field))
      .map(({ field, message }) => sentence(field, message))
      .join(' '),
  };
}
