// Of `npm run fuzz`: counts the cases of each property, and reports a failure as fast-check does.
import { appendFileSync } from 'node:fs';
import fc from 'fast-check';

const { FUZZ_CASES: file } = process.env;

fc.configureGlobal({
  reporter(details) {
    if (file !== undefined) appendFileSync(file, `${details.numRuns} ${details.failed ? 1 : 0}\n`);
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  },
});
