import type { PageRequest } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import type { Graph, GraphDocument } from '@verandah/graph';
import { NowContext, Router, ServicesContext, type Services } from '@verandah/kit';
import type { ReactNode } from 'react';
import { now } from './listing.ts';

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

export const request = (graph: Graph, path: string, uri: string): PageRequest => ({
  url: new URL(path, 'https://site.example'), params: { uri }, session: { signedIn: false, roles: [] }, flags: {}, now, graph,
});

export function services(graph: Graph): Services {
  return {
    graph, bus: createBus({ report: (error) => { throw error; } }), session: { signedIn: false, roles: [] }, flags: {}, isLive: () => true,
    navigate: () => Promise.resolve(), report: () => undefined,
  };
}

const still = { createHref: () => '', go: () => undefined, push: () => undefined, replace: () => undefined };

/** What the host puts around an area. */
export const Site = ({ given, children }: { readonly given: Services; readonly children: ReactNode }) => (
  <ServicesContext value={given}><NowContext value={now}><Router location="/property/12-rose-street" navigator={still}>{children}</Router></NowContext></ServicesContext>
);
