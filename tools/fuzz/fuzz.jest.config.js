// Of `npm run fuzz`: the tests in Node as ever, with each property's cases counted.
import { join } from 'node:path';
import config from '../jest/jest-preset.js';

const rootDir = join(import.meta.dirname, '../..');
const node = config.projects.find(({ displayName }) => displayName === 'node');
export default {
  ...config,
  rootDir,
  projects: [{ ...node, rootDir, setupFilesAfterEnv: ['<rootDir>/tools/fuzz/fuzz-count.ts'] }],
};
