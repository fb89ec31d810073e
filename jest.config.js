import { availableParallelism } from 'node:os';

// Tests lie beside what they test. `.test.tsx` runs in a page (jsdom), `.test.ts` in Node.
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
// What `npm test` runs on PostgreSQL in a call of its own: a pattern of paths.
const testedOnPostgresql = [process.env['TESTED_ON_POSTGRESQL'] ?? ''].filter((pattern) => pattern !== '');
const shared = {
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
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest-styles.cjs' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/(?!faults/|pictures/)',
    '/\\.data/',
    '/\\.cache/',
    ...testedOnPostgresql,
  ],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache'],
};

export default {
  // Tests ask real servers and databases; a busy machine is slow and not wrong. Tests that
  // need longer have limits of their own.
  testTimeout: 180_000,
  // Processes that are replaced as they grow: V8 ends one that has opened and closed embedded databases by the dozen
  // (nodejs/node#64500), and whatever else ran in it.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/jest-node.ts',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-statements.ts'],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-page.ts'],
    },
  ],
};
