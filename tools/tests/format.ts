// npm run format [-- FILE…]: formats everything, or files.
import { binaryPath, runProgram } from './run-program.ts';

const files = process.argv.slice(2);
const isFormatted = await runProgram([binaryPath('oxfmt', 'bin/oxfmt'), ...(files.length === 0 ? ['.'] : files)]);
process.exitCode = isFormatted ? 0 : 1;
