import type { FieldProblem } from './field-problem.ts';

/** A search that can't be read. Its messages for the caller name the fields and what to do. */
export class BadSearch extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(field: string, message: string, ...others: readonly FieldProblem[]) {
    const problems = [{ field, message }, ...others];
    super(problems.map((each) => `${each.field}: ${each.message}`).join(' '));
    this.name = 'BadSearch';
    this.problems = problems;
  }
}
