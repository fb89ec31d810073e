import { tooCostly } from './errors.ts';

/** How many lists inside listings (similar ones, others of the office) one operation may ask for. */
const mostLists = 60;

/** Counts lists that are nested in listings: what a query costs there can't be told from its text. */
export class ListBudget {
  #left = mostLists;

  /** @throws {GraphQLError} when the operation has asked for too many */
  spend(): void {
    this.#left -= 1;
    if (this.#left < 0)
      throw tooCostly(
        `The query asks for more than ${mostLists} lists within listings; ask for fewer listings at once.`,
      );
  }
}
