import type { PageRequest } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import type { Graph, GraphDocument } from '@verandah/graph';
import { NowContext, Router, ServicesContext, type Services, type SessionFacts } from '@verandah/kit';
import type { ReactNode } from 'react';

export const now = Date.parse('2026-11-21T00:00:00Z');
export const visitor: SessionFacts = { signedIn: false, roles: [] };

export interface Asked { readonly name: string; readonly variables: unknown }

/** A graph that answers by operation name, and what it was asked. An answer that is an error is thrown. */
export function answering(answers: Readonly<Record<string, unknown>>): { readonly graph: Graph; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = async <Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result> => {
    asked.push({ name: document.name, variables });
    const answer = answers[document.name];
    const given: unknown = typeof answer === 'function' ? await (answer as (variables: unknown) => unknown)(variables) : answer;
    if (given instanceof Error) throw given;
    return given as Result;
  };
  return { graph: { read: ask, write: ask }, asked };
}

/** A request for a page; `params` are those of its route. */
export const request = (graph: Graph, path: string, params: Readonly<Record<string, string>> = {}, session: SessionFacts = visitor): PageRequest =>
  ({ url: new URL(path, 'https://site.example'), params, session, flags: {}, now, graph });

export function services(graph: Graph, given: Partial<Services> = {}): Services {
  return {
    graph, bus: createBus({ report: (error) => { throw error; } }), session: visitor, flags: {}, isLive: () => true,
    navigate: () => Promise.resolve(), report: () => undefined, ...given,
  };
}

const still = { createHref: (to: unknown) => String(to), push: () => undefined, replace: () => undefined, go: () => undefined };

/** What the host puts around an area. */
export const Site = ({ given, at = '/', children }: { readonly given: Services; readonly at?: string; readonly children: ReactNode }) => (
  <ServicesContext value={given}><NowContext value={now}><Router location={at} navigator={still}>{children}</Router></NowContext></ServicesContext>
);
