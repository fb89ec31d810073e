import pLimit from 'p-limit';
import { giveBack, takeProcess } from './idle-processes.ts';
import type { ParserLimits } from './parser-module.ts';

/**
 * Documents in pieces that are parsed at the same time: each may take as long as its sender or the database does. More
 * than the six imports that the API works on, so that a dry run has not to wait for one of them to end.
 */
const turn = pLimit(10);

/** A parser that gets its document in pieces, in a process of its own. */
export interface Parser<Message, Result> {
  /** @throws {ParserFailure} */
  result(message: Message): Promise<Result>;
  /** Gives the process back. Must be called, whatever happened before. */
  end(): void;
}

/** Opens a parser. At most ten are open at the same time; others wait. @param module of a parser */
export function openParser<Data, Message, Result>(
  module: URL,
  data: Data,
  { time, memory }: ParserLimits,
): Promise<Parser<Message, Result>> {
  return new Promise((resolve) => {
    void turn(async () => {
      const ended = Promise.withResolvers<void>();
      const process = takeProcess(memory);
      process.open(module, data);
      resolve({
        result: async (message) => (await process.result(message, time)) as Result,
        end: ended.resolve,
      });
      await ended.promise;
      giveBack(process, memory);
    });
  });
}
