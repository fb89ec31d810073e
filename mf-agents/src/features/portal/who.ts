import type { Graph } from '@verandah/graph';
import { graphql } from '../../graphql.ts';

/** The signed-in member of the portal. */
export interface Who {
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Null for a member who is not an agent. */
  readonly agent: {
    readonly id: string;
    readonly username: string;
    readonly name: string;
    readonly office: { readonly id: string; readonly slug: string; readonly name: string };
  } | null;
}

export const readWho = graphql(`
  query PortalWho { member { name email isAdmin } ownAgent { id username name office { id slug name } } }`);

/** Loads the signed-in member; null for a visitor. */
export async function readPortalViewer(graph: Graph): Promise<Who | null> {
  const { member, ownAgent } = await graph.read(readWho, {});
  return member && { ...member, agent: ownAgent };
}
