export { parseApart } from './parse-apart.ts';
export { openParser, type Parser } from './open-parser.ts';
export { ParserFailure } from './parser-failure.ts';
export type { OpenParser, ParserLimits } from './parser-module.ts';
export { findJsonProblem, type JsonLimits } from './json-problem.ts';
