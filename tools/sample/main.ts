// npm run data: the API's commands, and `sample`.
import { processTerminal, run } from '@verandah/api/commands';
import { sample } from './command.ts';

process.exitCode = await run(process.argv.slice(2), processTerminal, [sample]);
