import type { LoggerOptions } from 'pino';

/** Milliseconds in which the same failure is logged once. */
const pause = 10_000;
/** Failures that are remembered; more than there are kinds of them. */
const most = 500;

const problemOf = (first: unknown): Error | undefined => {
  if (first instanceof Error) return first;
  const { err } = (first ?? {}) as { err?: unknown };
  return err instanceof Error ? err : undefined;
};

/**
 * For pino's `hooks`: while a database is away, what queries it several times a second fails each time in the same
 * words. Such a line is logged once in ten seconds, and `alike` counts the others. Lines without an error are all
 * logged.
 */
export function sparingLog(now: () => number = () => performance.now()): NonNullable<LoggerOptions['hooks']> {
  const told = new Map<string, { at: number; alike: number }>();
  return {
    logMethod(args, method, level) {
      const [first, ...more] = args as [unknown, ...unknown[]];
      const problem = level >= 40 ? problemOf(first) : undefined;
      if (!problem) return method.apply(this, args);
      const key = `${String(more[0] ?? '')} ${problem.message}`;
      const before = told.get(key);
      if (before && now() - before.at < pause) {
        before.alike++;
        return undefined;
      }
      told.delete(key);
      if (told.size >= most) told.delete(told.keys().next().value as string);
      told.set(key, { at: now(), alike: 0 });
      const entry = {
        ...(first instanceof Error ? { err: first } : (first as object)),
        ...(before && before.alike > 0 && { alike: before.alike }),
      };
      return method.apply(this, [entry, more.length > 0 ? String(more[0]) : problem.message] as Parameters<
        typeof method
      >);
    },
  };
}
