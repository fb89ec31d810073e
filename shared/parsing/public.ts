export { parseApart } from './parse-apart.ts';
export { openParser } from './open-parser.ts';
export { ParserFailure } from './parser-failure.ts';
export type { OpenParser, ParserLimits } from './parser-module.ts';
export { findJsonProblem } from './json-problem.ts';
