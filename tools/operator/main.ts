// verandah-ops COMMAND: the operations on a site's releases, from any machine with Node. `npm run pack` makes one file
// of it.
import { userInfo } from 'node:os';
import {
  givenToken,
  installedBuild,
  operationsClient,
  readCommand,
  Refusal,
  runCommand,
  runProgram,
  usage,
  UsageError,
  type Result,
  type AreaBuild,
} from '@verandah/releases/command';
import { hostOf } from '../dev/find-host.ts';

const program = 'verandah-ops';
/** The site: --host or VERANDAH_HOST. @throws {UsageError} */
function siteOf(given: string | undefined): string {
  const named = given ?? process.env['VERANDAH_HOST'];
  if (!named) throw new UsageError('Which site? Name it: --host URL or VERANDAH_HOST.');
  try {
    return hostOf(named);
  } catch (problem) {
    throw new UsageError((problem as Error).message);
  }
}

/** @throws {Refusal} 'build-failed' */
async function buildOf(folder: string): Promise<AreaBuild> {
  const build = await installedBuild(folder);
  if (build) return build;
  throw new Refusal(
    'build-failed',
    `${folder} has no @verandah/areas, which builds it: install the area's packages first.`,
  );
}

async function runArguments(args: readonly string[]): Promise<Result> {
  const command = readCommand(args);
  const host = siteOf(command.host);
  const operations = operationsClient(host, givenToken(host));
  return runCommand(command, operations, process.cwd(), userInfo().username, buildOf, program, { site: host });
}

process.env['NODE_ENV'] = 'production';
process.exitCode = await runProgram(process.argv.slice(2), usage.replaceAll('npm run ops --', program), runArguments);
