// npm run types: generates the types that are out of date, then TypeScript over everything, then over server and
// browser code without each other's globals.
import { runChecks } from './run-checks.ts';
import { generatedTypes, typesOf } from './static-checks.ts';

await runChecks([generatedTypes, ...typesOf([])]);
