/** Why a field is rejected, shown to the visitor beside it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
