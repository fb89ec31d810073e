import type { Graph } from '@verandah/graph';
import type { SessionFacts } from '@verandah/kit';
import type { PageRequest } from '../page.ts';

/** 11 o'clock in Melbourne on Saturday 21 November 2026. */
export const now = Date.parse('2026-11-21T00:00:00Z');

export const visitor: SessionFacts = { signedIn: false, roles: [], known: true };
export const member: SessionFacts = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'], known: true };

/**
 * A request for a page; `params` are those of its route. It is a visitor's, as pages that are drawn for everyone are
 * requested.
 */
export const request = (
  graph: Graph,
  path: string,
  params: PageRequest['params'] = {},
  session: SessionFacts = { signedIn: false, roles: [] },
): PageRequest => ({ url: new URL(path, 'https://site.example'), params, session, flags: {}, now, graph });
