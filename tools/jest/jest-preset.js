import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { leftOut } from '../tests/rare-tests.ts';

// Tests lie beside what they test. `.test.ts` runs in Node, loaded as the product is (tools/jest/native), `.test.tsx`
// in a page (jsdom), loaded by Jest.

// Packages without CommonJS, which Jest can only load compiled.
const esmOnly = [
  'ol',
  'pbf',
  'rbush',
  'quickselect',
  'kysely',
  '@urql',
  'urql',
  'wonka',
  '@0no-co',
  'valibot',
  '@date-fns',
  'date-fns',
  'pure-rand',
  'lru-cache',
  'cookie',
  'p-limit',
  'yocto-queue',
  'single-spa',
  'lucide-react',
  'd3-.*',
  'delaunator',
  'robust-predicates',
  'polylabel',
  'tinyqueue',
  '@maplibre',
  '@mapbox',
  'kdbush',
  'fast-check',
  '@module-federation',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'pg-boss',
  'serialize-error',
  'non-error',
  'cron-parser',
  'luxon',
  'nanoid',
  'quick-lru',
  'eta',
  'koa',
  '@koa',
  'raw-body',
  'oidc-token-hash',
  'object-hash',
  'marked',
  'modern-tar',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'parse-json',
  'index-to-position',
  'change-case',
  'supports-color',
  'auto-bind',
  'openapi-fetch',
  '@adobe',
  '@opentelemetry',
  'otpauth',
  '@noble',
  'uqr',
];
// How many of their cases properties have; `npm run fuzz` runs more than all.
process.env['FUZZ_TIMES'] ??= process.env['FULL'] === '1' ? '1' : '0.2';

// As with npm: processes that tests start compile nothing that one has compiled before.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../.cache/compiled');

/** Tests of what rarely changes, unless the command names one. */
const rare = leftOut(process.argv.slice(2).filter((argument) => !argument.startsWith('-')));

const shared = {
  testPathIgnorePatterns: ['/node_modules/', '/e2e/(?!bad-releases/|faults/|pictures/)', '/\\.data/', '/\\.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache'],
};

export default {
  // Tests use real servers and databases; a busy machine is slow and not wrong. Tests that
  // need longer have limits of their own.
  testTimeout: 180_000,
  // Those of everything wait for servers that end and start again: one more test has the processor meanwhile.
  maxWorkers: Math.max(2, availableParallelism() - 1) + (process.env['FULL'] === '1' ? 1 : 0),
  // Modules stay loaded from one test file to the next, and so does what they hold.
  workerIdleMemoryLimit: Math.max(2 ** 30, totalmem() / 8),
  reporters: ['default', ['<rootDir>/tools/tests/rare-tests-reporter.ts', { leftOut: rare }]],
  projects: [
    {
      ...shared,
      displayName: 'node',
      transform: {},
      runtime: '<rootDir>/tools/jest/native/runtime.ts',
      testEnvironment: '<rootDir>/tools/jest/native/environment.ts',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...rare.map((file) => `<rootDir>/${file}$`)],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/statements.ts'],
      globalSetup: '<rootDir>/api/test-kit/jest-server.ts',
      globalTeardown: '<rootDir>/api/test-kit/jest-server-end.ts',
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/tools/jest/page-environment.ts',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/page.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/styles.cjs',
        '^aria-query$': '<rootDir>/tools/jest/aria-query.cjs',
      },
      transform: {
        // OpenTelemetry's CommonJS fetches Node's http by import(), which a test's own modules can't.
        '^.+\\.(?:m?[jt]sx?)$|/@opentelemetry/.+\\.cjs$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2024',
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs' },
          },
        ],
      },
      transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${esmOnly.join('|')})(?:/|@))`],
    },
  ],
};
