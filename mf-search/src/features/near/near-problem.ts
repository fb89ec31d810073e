import { GraphError } from '@verandah/graph';

/** Why the API can't search near a point at the moment, in words for the visitor; undefined for any other failure. */
export const nearProblem = (error: unknown): string | undefined =>
  error instanceof GraphError ? error.problems.find(({ field }) => field === 'near')?.message : undefined;
