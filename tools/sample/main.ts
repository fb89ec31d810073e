// npm run data: the API's commands, and `sample`.
import { processTerminal, runCommand } from '@verandah/api/commands';
import { sample } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), processTerminal, [sample]);
