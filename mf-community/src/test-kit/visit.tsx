import { stubGraph, services, Site, visitor, type Responses } from '@verandah/areas/test-kit';
import type { SessionFacts } from '@verandah/kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

export const mara: SessionFacts = { signedIn: true, memberId: '1', username: 'mara', roles: ['member'], known: true };
export const admin: SessionFacts = { signedIn: true, memberId: '9', username: 'quinn', roles: ['admin'], known: true };

/** Renders a view with the services of the host, and records its navigations. */
export function visit(
  view: ReactElement,
  {
    responses = {},
    session = visitor,
    path = '/',
  }: { readonly responses?: Responses; readonly session?: SessionFacts; readonly path?: string } = {},
) {
  const { graph, requests } = stubGraph(responses);
  const navigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const report = jest.fn<void, [unknown, string]>();
  const { container } = render(
    <Site given={services(graph, { session, navigate, report })} at={path}>
      {view}
    </Site>,
  );
  return { requests, navigate, report, container };
}
