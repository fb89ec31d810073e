/** Turns that are taken by themselves. */
export interface PacedTurns {
  /** There is something new: a turn is taken soon, after one that has begun. */
  wake(): void;
  /** Takes no more turns. Resolves when one that has begun is over. */
  close(): Promise<void>;
}

/** Milliseconds from a turn until the next one, the second unless it is woken: then it is the first as well. */
export interface TurnPace {
  readonly every: number;
  readonly calm: number;
}

/** Takes turns. @param turn resolves to whether the next one may wait until it is woken; never throws */
export function paceTurns(turn: () => Promise<boolean>, { every, calm }: TurnPace): PacedTurns {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let startedAt = performance.now();
  let isAwaited = false;
  let isNew = false;
  let closed = false;
  const runIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(run, Math.max(0, milliseconds)).unref();
  };
  const untilNext = (): number => startedAt + every - performance.now();
  const run = (): void => {
    [startedAt, isNew] = [performance.now(), false];
    running = turn().then((mayWait) => {
      running = undefined;
      isAwaited = mayWait && !isNew;
      runIn(isAwaited ? calm : untilNext());
    });
  };
  runIn(every);
  return {
    wake() {
      isNew = true;
      if (running || !isAwaited) return;
      isAwaited = false;
      runIn(untilNext());
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
