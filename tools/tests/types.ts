// npm run types: TypeScript over everything, then over server and browser code without each other's globals.
import { runChecks } from './run-checks.ts';
import { typesOf } from './static-checks.ts';

await runChecks(typesOf([]));
