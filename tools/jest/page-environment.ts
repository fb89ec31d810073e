import { createRequire } from 'node:module';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';
import { limitFile } from './file-limit.ts';

/** As Testing Library finds it. */
const required = createRequire(createRequire(import.meta.url).resolve('@testing-library/dom'));

/**
 * A page (jsdom) with the tables of ARIA roles of this process, which `aria-query.cjs` gives to Testing Library:
 * they only hold data, and computing them took 60 ms of each test file.
 */
export default class PageEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    limitFile(context.testPath);
    Object.assign(this.global, { [Symbol.for('aria-query')]: required('aria-query') as object });
  }

  override async teardown(): Promise<void> {
    limitFile(undefined);
    await super.teardown();
  }
}
