import type { Database } from '../../../platform/database/public.ts';
import { type FieldProblem, invalid } from '../../../platform/problems/public.ts';
import { findPlaceViews } from './place-view.ts';

/** A place that a caller names: by its id or its slug. */
export interface NamedPlaceField {
  readonly field: string;
  readonly identifier: string;
}

/** Checks that places exist, of any kind. @throws {Refusal} invalid, naming each field whose place does not */
export async function requirePlaces(database: Database, named: readonly NamedPlaceField[]): Promise<void> {
  const problems = await Promise.all(
    named.map(async ({ field, identifier }): Promise<readonly FieldProblem[]> => {
      const found = await findPlaceViews(database, [identifier.slice(0, 200)], false);
      return found.length > 0 ? [] : [{ field, message: `names no place that exists: ${shown(identifier)}` }];
    }),
  );
  if (problems.flat().length > 0) throw invalid(...problems.flat());
}

const shown = (identifier: string): string => identifier.replaceAll(/[^\w .-]/g, '?').slice(0, 60);
