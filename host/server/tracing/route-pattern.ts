import { matchRoutes } from 'react-router-dom';

/** The pattern that a path goes by; null when none fits. A path itself may hold what a visitor typed. */
export function routePattern(patterns: readonly string[], path: string): string | null {
  try {
    return (
      matchRoutes(
        patterns.map((pattern) => ({ path: pattern })),
        decodeURI(path) && path,
      )?.at(-1)?.route.path ?? null
    );
  } catch {
    // No proper text.
    return null;
  }
}
