import { GraphError, type Graph } from '@verandah/graph';
import { homeInput, type HomeFields, type HomeProblems } from './fields.ts';
import { claimHome } from './queries.ts';

/** A property in addresses. */
export interface HomePath {
  readonly suburb: string;
  readonly street: string;
  readonly property: string;
}

/**
 * Claims a home, or changes what the member states about it. Repeats change nothing.
 * @returns validation errors of the API; empty if it was stored
 * @throws {GraphError} signed out, or unknown outcome
 */
export async function saveHome(graph: Graph, path: HomePath, fields: HomeFields): Promise<HomeProblems> {
  try {
    await graph.write(claimHome, { ...path, input: homeInput(fields) });
    return {};
  } catch (error) {
    if (!(error instanceof GraphError) || error.code === '' || error.code === 'SIGNED_OUT') throw error;
    return { form: error.message };
  }
}
