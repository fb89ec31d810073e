import { tooCostly } from './errors.ts';

/** The number of lists inside listings (similar ones, others of the office) that one operation may request. */
const mostLists = 60;

/** Counts lists that are nested in listings: their cost can't be read from the query's text. */
export class ListBudget {
  #left = mostLists;

  /** @throws {GraphQLError} when the operation has requested too many */
  spend(): void {
    this.#left -= 1;
    if (this.#left < 0)
      throw tooCostly(
        `The query requests more than ${mostLists} lists within listings; request fewer listings at once.`,
      );
  }
}
