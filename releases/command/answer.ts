/** `failed`: a check found problems. */
export interface Answer {
  readonly value: object;
  readonly text: string;
  readonly failed?: boolean;
}
