import { processTerminal, runCommand } from './commands/public.ts';

process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
