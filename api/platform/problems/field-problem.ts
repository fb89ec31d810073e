/** Why a field can't be taken, told to the visitor beside it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
