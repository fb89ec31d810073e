import type { OpenParser } from '../parser-module.ts';

/** What a parser does with a hostile document. */
export type Step = 'echo' | 'loop' | 'grow' | 'burst' | 'recurse' | 'throw' | 'environment';

const recurse = (depth: number): number => recurse(depth + 1) + 1;

const openHostileParser: OpenParser<undefined, Step, string> = () => (step) => {
  if (step === 'loop') for (;;);
  if (step === 'grow') for (const held: number[][] = []; ; held.push(Array.from({ length: 10_000 }, (_, at) => at)));
  if (step === 'burst') return String(Array.from({ length: 20_000_000 }, (_, at) => `${at}`).length);
  if (step === 'recurse') return String(recurse(0));
  if (step === 'throw') throw new Error('The document is odd.');
  return step === 'environment' ? JSON.stringify(process.env) : step;
};

export default openHostileParser;
