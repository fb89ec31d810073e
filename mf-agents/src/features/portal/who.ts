import type { Graph } from '@verandah/graph';
import { graphql, type PortalWhoQuery } from '../../graphql.ts';

/** The signed-in member of the portal. */
export type Who = NonNullable<PortalWhoQuery['member']> & {
  /** Null for a member who is not an agent. */
  readonly agent: PortalWhoQuery['ownAgent'];
};

export const readWho = graphql(`
  query PortalWho { member { name email isAdmin } ownAgent { id username name office { id slug name } } }`);

/** Loads the signed-in member; null for a visitor. */
export async function readPortalViewer(graph: Graph): Promise<Who | null> {
  const { member, ownAgent } = await graph.read(readWho, {});
  return member && { ...member, agent: ownAgent };
}
