import { invalidInput, Refusal } from '../../../../platform/problems/public.ts';

/** Rejections of several rules, so that a caller learns of every rejected field at once. */
export class FieldRefusals {
  readonly #found: Refusal[] = [];

  /**
   * What the rule returns; undefined when it rejects fields, which are noted.
   * @throws {Refusal} the rule's rejection that names no field
   */
  async of<Result>(rule: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await rule();
    } catch (error) {
      if (!(error instanceof Refusal) || error.problems.length === 0) throw error;
      this.#found.push(error);
      return undefined;
    }
  }

  /** @throws {Refusal} the only rejection as it is, several as one with all their fields */
  throwFound(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    throw others.length === 0 ? first : invalidInput(...this.#found.flatMap(({ problems }) => problems));
  }
}
