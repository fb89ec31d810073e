import { createBus } from '@verandah/bus';
import type { Graph } from '@verandah/graph';
import { NowContext, Router, ServicesContext, type Services } from '@verandah/kit';
import type { ReactNode } from 'react';
import { now, visitor } from './request.ts';

/**
 * What the host passes to an area: a visitor's services, except for those given. `moves` are the addresses that were
 * navigated to.
 */
export function services(graph: Graph, given: Partial<Services> = {}): Services & { readonly moves: string[] } {
  const moves: string[] = [];
  return {
    moves,
    graph,
    bus: createBus({
      report: (error) => {
        throw error;
      },
    }),
    session: visitor,
    flags: {},
    isLive: () => true,
    report: () => undefined,
    navigate: (href) => {
      moves.push(href);
      return Promise.resolve();
    },
    ...given,
  };
}

const still = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };

interface SiteProps {
  readonly given: Services;
  /** Address of the page. */
  readonly at?: string;
  readonly now?: number;
  readonly children: ReactNode;
}

/** What the host renders around an area. */
export const Site = ({ given, at = '/', now: drawnAt = now, children }: SiteProps) => (
  <ServicesContext value={given}>
    <NowContext value={drawnAt}>
      <Router location={at} navigator={still}>
        {children}
      </Router>
    </NowContext>
  </ServicesContext>
);
