/** `failed`: a check found problems. */
export interface Result {
  readonly value: object;
  readonly text: string;
  readonly failed?: boolean;
}
