import type { AreaServices } from '@verandah/areas';
import { stubGraph, services, type RecordedRequest } from '@verandah/areas/test-kit';
import type { Graph } from '@verandah/graph';
import { NowContext, ServicesContext } from '@verandah/kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Noon in Melbourne on Saturday 21 November 2026. */
export const noon = Date.parse('2026-11-21T01:00:00Z');

/** Responses to GraphQL documents by name; a test passes those it needs. */
export type Responses = Readonly<Record<string, (variables: never) => unknown>>;

/** A fake GraphQL client that returns the given responses and records the requests. */
export function fakeGraph(responses: Responses): Graph & { readonly requests: readonly RecordedRequest[] } {
  const { graph, requests } = stubGraph(responses);
  return { ...graph, requests };
}

/** Renders a view with the services of the host, and records its navigations. */
export function visit(view: ReactElement, responses: Responses = {}, more: Partial<AreaServices> = {}) {
  const graph = fakeGraph(responses);
  const navigate = jest.fn<Promise<void>, [string, { readonly replace?: boolean; readonly keepScroll?: boolean }?]>(
    () => Promise.resolve(),
  );
  const given = services(graph, { session: { signedIn: false, roles: [] }, navigate, isLive: () => false, ...more });
  const inside = (shown: ReactElement) => (
    <ServicesContext value={given}>
      <NowContext value={noon}>{shown}</NowContext>
    </ServicesContext>
  );
  const { rerender, container, unmount } = render(inside(view));
  return { graph, navigate, container, unmount, bus: given.bus, show: (next: ReactElement) => rerender(inside(next)) };
}
