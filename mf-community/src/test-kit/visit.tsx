import type { PageRequest } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import { GraphError, type Graph, type GraphDocument } from '@verandah/graph';
import { NowContext, Router, ServicesContext, type Services, type SessionFacts } from '@verandah/kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { now } from './thread.ts';

export interface Asked { readonly name: string; readonly variables: unknown }

/** A graph that answers by operation name, and what it was asked. An answer that is an error is thrown. */
export function answering(answers: Readonly<Record<string, unknown>>): { readonly graph: Graph; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = async <Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result> => {
    asked.push({ name: document.name, variables });
    const answer = answers[document.name];
    const given: unknown = typeof answer === 'function' ? await (answer as (variables: unknown) => unknown)(variables) : answer;
    if (given instanceof Error) throw given;
    if (given === undefined) throw new Error(`No answer to ${document.name}`);
    return given as Result;
  };
  return { graph: { read: ask, write: ask }, asked };
}

export const visitor: SessionFacts = { signedIn: false, roles: [], known: true };
export const mara: SessionFacts = { signedIn: true, memberId: '1', username: 'mara', roles: ['member'], known: true };
export const admin: SessionFacts = { signedIn: true, memberId: '9', username: 'quinn', roles: ['admin'], known: true };

/** What the service says when it refuses. */
export const refusal = (code: string, message: string, problems: readonly { readonly field: string; readonly message: string }[] = []): GraphError =>
  new GraphError('Refused', 'graphql', message, undefined, { code, problems });

export const request = (graph: Graph, path: string, params: PageRequest['params'] = {}, session: SessionFacts = visitor): PageRequest =>
  ({ url: new URL(path, 'https://site.example'), params, session, flags: {}, now, graph });

/** Renders a view as the host would, and says where it wants to go. */
export function visit(view: ReactElement, { answers = {}, session = visitor, path = '/' }: { readonly answers?: Readonly<Record<string, unknown>>; readonly session?: SessionFacts; readonly path?: string } = {}) {
  const { graph, asked } = answering(answers);
  const navigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const report = jest.fn<void, [unknown, string]>();
  const services: Services = { graph, bus: createBus({ report: () => undefined }), session, flags: {}, navigate, isLive: () => true, report };
  const navigator = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };
  const { container } = render(<ServicesContext value={services}><NowContext value={now}><Router location={path} navigator={navigator}>{view}</Router></NowContext></ServicesContext>);
  return { asked, navigate, report, container };
}
