import { processTerminal, run } from './commands/public.ts';

process.exitCode = await run(process.argv.slice(2), processTerminal);
