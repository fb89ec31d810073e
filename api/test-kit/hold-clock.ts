/**
 * Holds this process's time of day while each test of a file runs. The windows in which tries are counted are aligned
 * to it, so that a test whose tries begin in one minute and end in the next would have two budgets.
 */
export function holdClock(): void {
  let held: jest.SpyInstance<number> | undefined;
  beforeEach(() => {
    held = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  });
  afterEach(() => {
    held?.mockRestore();
  });
}
