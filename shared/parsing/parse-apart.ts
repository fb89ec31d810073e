import pLimit, { type LimitFunction } from 'p-limit';
import { giveBack, takeProcess } from './idle-processes.ts';
import type { ParserLimits } from './parser-module.ts';

/** Whole documents that are parsed at the same time by one parser. */
const mostTogether = 2;
/** By the address of a parser's module: hostile mails delay no post. */
const turns = new Map<string, LimitFunction>();

function turnOf({ href }: URL): LimitFunction {
  const turn = turns.get(href) ?? pLimit(mostTogether);
  turns.set(href, turn);
  return turn;
}

/**
 * Parses a whole document in another process, so that one that takes the parser seconds, or all of its memory, harms
 * only the callers that wait for it. At most two are parsed at the same time by each parser; others wait.
 * @param module of a parser
 * @throws {ParserFailure}
 */
export const parseApart = <Document, Result>(
  module: URL,
  document: Document,
  { time, memory }: ParserLimits,
): Promise<Result> =>
  turnOf(module)(async () => {
    const process = takeProcess(memory);
    try {
      process.open(module, undefined);
      return (await process.result(document, time)) as Result;
    } finally {
      giveBack(process, memory);
    }
  });
