import type { LoggerOptions } from 'pino';

/** Milliseconds in which the same failure is logged once. */
const pause = 10_000;
/** Maximum number of distinct failures to remember. */
const most = 500;

const releaseOf = (first: unknown): string => {
  const { area = '', version = '' } = (first ?? {}) as { area?: unknown; version?: unknown };
  return `${String(area)} ${String(version)}`;
};

const problemOf = (first: unknown): Error | undefined => {
  if (first instanceof Error) return first;
  const { err } = (first ?? {}) as { err?: unknown };
  return err instanceof Error ? err : undefined;
};

/**
 * Deduplicates repeated errors, for pino's `hooks`: while the database is unreachable, pollers fail several times a
 * second, and a crowded host refuses a hundred pages. Each error of an area's release, if it has one, is logged once in
 * ten seconds, with the number of repetitions in `alike`. Lines without an error are always logged.
 */
export function sparingLog(now: () => number = () => performance.now()): NonNullable<LoggerOptions['hooks']> {
  const logged = new Map<string, { at: number; alike: number }>();
  return {
    logMethod(args, method, level) {
      const [first, ...more] = args as [unknown, ...unknown[]];
      const problem = level >= 40 ? problemOf(first) : undefined;
      if (!problem) return method.apply(this, args);
      const key = `${releaseOf(first)} ${String(more[0] ?? '')} ${problem.message}`;
      const before = logged.get(key);
      if (before && now() - before.at < pause) {
        before.alike++;
        return undefined;
      }
      logged.delete(key);
      if (logged.size >= most) logged.delete(logged.keys().next().value as string);
      logged.set(key, { at: now(), alike: 0 });
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
