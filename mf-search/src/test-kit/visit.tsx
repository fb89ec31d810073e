import type { AreaServices } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import type { Graph, GraphDocument } from '@verandah/graph';
import { NowContext, ServicesContext } from '@verandah/kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Noon in Melbourne on Saturday 21 November 2026. */
export const noon = Date.parse('2026-11-21T01:00:00Z');

/** Answers to documents by name; a test gives those it needs. */
export type Answers = Readonly<Record<string, (variables: never) => unknown>>;

/** A graph that answers what it is given and keeps what it was asked. */
export function fakeGraph(answers: Answers): Graph & { readonly asked: { name: string; variables: unknown }[] } {
  const asked: { name: string; variables: unknown }[] = [];
  return {
    asked,
    async read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result> {
      asked.push({ name: document.name, variables });
      const answer = answers[document.name];
      if (!answer) throw new Error(`No answer to ${document.name}`);
      return await answer(variables as never) as Result;
    },
    write: () => Promise.reject(new Error('Nothing is written here.')),
  };
}

/** Renders a view as the host would, and says where it wants to go. */
export function visit(view: ReactElement, answers: Answers = {}, more: Partial<AreaServices> = {}) {
  const graph = fakeGraph(answers);
  const navigate = jest.fn<Promise<void>, [string, { readonly replace?: boolean; readonly keepScroll?: boolean }?]>(() => Promise.resolve());
  const services: AreaServices = {
    graph, bus: createBus({ report: () => undefined }), session: { signedIn: false, roles: [] }, flags: {}, navigate, isLive: () => false, report: () => undefined, ...more,
  };
  const inside = (shown: ReactElement) => <ServicesContext value={services}><NowContext value={noon}>{shown}</NowContext></ServicesContext>;
  const { rerender, container } = render(inside(view));
  return { graph, navigate, container, bus: services.bus, show: (next: ReactElement) => rerender(inside(next)) };
}
