import { clock } from '../platform/clock.ts';

/**
 * Holds the time of day while each test of a file runs: this machine's, and the database's, which a process follows
 * once an API has run in it, be it that of another file. The windows in which tries are counted are aligned to it, so
 * that a test whose tries begin in one minute and end in the next would have two budgets.
 */
export function holdClock(): void {
  let held: readonly jest.SpyInstance<number>[] = [];
  beforeEach(() => {
    const at = clock.now();
    held = [jest.spyOn(Date, 'now').mockReturnValue(at), jest.spyOn(clock, 'now').mockReturnValue(at)];
  });
  afterEach(() => {
    for (const each of held) each.mockRestore();
  });
}
