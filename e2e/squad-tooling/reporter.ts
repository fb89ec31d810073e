import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { squadTools } from './inputs.ts';

/**
 * Records that all journeys of the squads' tools have passed: until the tools change, `--full` alone runs them again.
 */
export default class SquadToolingReporter implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const tests = (this.#all?.allTests() ?? []).filter(
      ({ location }) => dirname(location.file) === import.meta.dirname,
    );
    const ran = new Set(tests.map(({ location }) => basename(location.file)));
    const specs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'));
    if (specs.every((name) => ran.has(name)) && tests.every((test) => test.ok() && test.results.length > 0))
      squadTools.record();
  }

  printsToStdio(): boolean {
    return false;
  }
}
