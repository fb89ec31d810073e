import type { PageRequest } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import type { Graph, GraphDocument } from '@verandah/graph';
import { NowContext, Router, ServicesContext, type Services } from '@verandah/kit';
import type { ReactNode } from 'react';

export const now = Date.parse('2026-11-21T00:00:00Z');

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

export const request = (graph: Graph, path: string, params: Readonly<Record<string, string>> = {}): PageRequest => ({
  url: new URL(path, 'https://site.example'), params, session: { signedIn: false, roles: [] }, flags: {}, now, graph,
});

export function services(graph: Graph, signedIn = false): Services & { readonly visited: string[] } {
  const visited: string[] = [];
  return {
    visited, graph, bus: createBus({ report: (error) => { throw error; } }), session: signedIn ? { signedIn, known: true, memberId: '7', roles: [] } : { signedIn, known: true, roles: [] }, flags: {},
    isLive: () => false, navigate: (href) => { visited.push(href); return Promise.resolve(); }, report: () => undefined,
  };
}

const stay = { createHref: () => '', go: () => undefined, push: () => undefined, replace: () => undefined };

/** What the host puts around an area. */
export const Site = ({ given, children }: { readonly given: Services; readonly children: ReactNode }) => (
  <ServicesContext value={given}><NowContext value={now}><Router location="/location/richmond-vic-3121" navigator={stay}>{children}</Router></NowContext></ServicesContext>
);
