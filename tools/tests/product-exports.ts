// Configuration of knip for the product alone: an export that only tests, benchmarks or journeys import is a rule
// without a caller. Made from knip.json, which finds exports that nothing imports at all.
import type { KnipConfig } from 'knip';
import all from '../checks/knip.json' with { type: 'json' };

interface Workspace {
  readonly entry?: readonly string[];
  readonly project?: readonly string[];
}

/** Workspaces whose code is no part of the product. Those of the other tools are commands: they call the product. */
const tools = ['e2e', 'tools/bench', 'tools/faults'];
/** What programs elsewhere call. */
const published = ['shared/client'];
const shared = [
  'market',
  'kit',
  'bus',
  'graph',
  'map',
  'client',
  'network',
  'parsing',
  'rate-limits',
  'release-registry',
  'telemetry',
];
const forTests = /test-kit|\.spec|\.stories|test-upgrade/;
const product = [
  '**/*.{ts,tsx}!',
  '!**/*.test.{ts,tsx}!',
  '!**/{test-kit,fixtures,fixture}/**!',
  '!**/{test-*,*.stories,fixture,example}.{ts,tsx}!',
];

function ofProduct(name: string, { entry = [], project }: Workspace) {
  if (tools.includes(name)) return { entry: [...entry], ...(project && { project: [...project] }) };
  const called = { entry: entry.map((pattern) => (forTests.test(pattern) ? pattern : `${pattern}!`)) };
  if (name === '.' || name.startsWith('tools')) return { ...called, ...(project && { project: [...project] }) };
  const isPackage = /^(?:api|releases|shared\/)/.test(name) && !published.includes(name);
  return {
    ...(entry.length > 0 && called),
    project: product,
    // What a package exports needs a caller too.
    ...(isPackage && { includeEntryExports: true }),
  };
}

const workspaces: Readonly<Record<string, Workspace>> = {
  ...Object.fromEntries(shared.map((name) => [`shared/${name}`, {}])),
  ...all.workspaces,
};

export default {
  ignoreExportsUsedInFile: true,
  ignore: all.ignore,
  ignoreIssues: {
    // A rule is reported where it is, not where it is passed on.
    '{**/public,api/local-{server,site}}.ts': ['exports'],
    '**/test-kit/**': ['exports'],
    'e2e/**': ['exports'],
    // Loaded by webpack.
    'shared/areas/build/{entry-loader.cjs,layer-loader.cjs,federation/light-runtime.ts}': ['exports'],
    // Named in what entry-loader.cjs returns.
    'shared/areas/{browser/create-browser-area,server/create-server-area}.tsx': ['exports'],
  },
  workspaces: Object.fromEntries(Object.entries(workspaces).map(([name, given]) => [name, ofProduct(name, given)])),
} satisfies KnipConfig;
