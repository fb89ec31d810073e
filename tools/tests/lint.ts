// npm run lint [-- FOLDER…]: format, rules, unused exports, features of supported browsers.
import { runChecks } from './run-checks.ts';
import {
  formatOf,
  generatedTypes,
  lintOf,
  rulesWithoutCaller,
  supportedBrowsers,
  unusedExports,
} from './static-checks.ts';

const folders = process.argv.slice(2);
await runChecks([
  generatedTypes,
  formatOf(folders),
  lintOf(folders),
  ...(folders.length === 0 ? [unusedExports, rulesWithoutCaller, supportedBrowsers] : []),
]);
