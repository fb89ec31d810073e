import { services as givenTo, Site as AreaSite, visitor } from '@verandah/areas/test-kit';
import type { Graph } from '@verandah/graph';
import type { Services } from '@verandah/kit';
import type { ReactNode } from 'react';

/** The services of the host, on a site where no other area is live. */
export const services = (graph: Graph, signedIn = false): ReturnType<typeof givenTo> =>
  givenTo(graph, {
    isLive: () => false,
    session: signedIn ? { signedIn, known: true, memberId: '7', roles: [] } : visitor,
  });

/** The providers of the host around Richmond's page. */
export const Site = ({ given, children }: { readonly given: Services; readonly children: ReactNode }) => (
  <AreaSite given={given} at="/location/richmond-vic-3121">
    {children}
  </AreaSite>
);
