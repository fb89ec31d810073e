// The operations as a command line over HTTP: for programs that contain nothing else of this package.
export { installedBuild } from '../installed-build.ts';
export { operationsClient } from '../operations-client.ts';
export type { AreaBuild } from '../publish.ts';
export { chromiumPlaces, headlessShell, installedBrowser } from '../rehearsal/installed-browser.ts';
export { Refusal } from '../refusal.ts';
export { givenToken } from './given-token.ts';
export { runProgram } from './program.ts';
export { runCommand } from './run.ts';
export type { Result } from './response.ts';
export { readCommand, usage, UsageError } from './usage.ts';
