// Jest configuration of an area in a repository of its own: tests run in a page, style modules give their class names.
import { fileURLToPath } from 'node:url';

const installed = (name) => fileURLToPath(import.meta.resolve(name));
const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages without CommonJS, which Jest needs compiled. */
const esmOnly = [
  '@verandah',
  '@date-fns',
  'date-fns',
  '@mapbox',
  '@urql',
  '@0no-co',
  'wonka',
  'valibot',
  'single-spa',
  'ol',
  'pbf',
  'rbush',
  'quickselect',
];

export default {
  testEnvironment: installed('jest-environment-jsdom'),
  transform: {
    '^.+\\.m?[jt]sx?$': [
      installed('@swc/jest'),
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
  moduleNameMapper: { '\\.css$': beside('styles.cjs') },
  setupFilesAfterEnv: [beside('page.js')],
};
