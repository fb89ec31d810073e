import { createBus } from '@verandah/bus';
import { GraphError, type Graph, type GraphDocument } from '@verandah/graph';
import type { Services } from '@verandah/kit';

type Answer = unknown | Error | ((variables: never) => unknown);

/** A visit whose service answers by operation name, and what it was asked. An answer that is an error is thrown. */
export function answering(answers: Record<string, Answer>) {
  const asked: { name: string; variables: unknown }[] = [];
  const ask = async <Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result> => {
    asked.push({ name: document.name, variables });
    const answer = answers[document.name];
    const given: unknown = typeof answer === 'function' ? await (answer as (variables: unknown) => unknown)(variables) : answer;
    if (given instanceof Error) throw given;
    if (given === undefined) throw new Error(`No answer to ${document.name}`);
    return given as Result;
  };
  const graph: Graph = { read: ask, write: ask };
  const bus = createBus({ report: (error) => { throw error; } });
  const said: string[] = [];
  bus.follow('notifications', ({ kind, text }) => said.push(`${kind}: ${text}`));
  const moves: string[] = [];
  const services: Services = {
    graph, bus, session: { signedIn: false, roles: [] }, flags: {}, isLive: () => true, report: (error) => { throw error; },
    navigate: (href) => { moves.push(href); return Promise.resolve(); },
  };
  const names = (): string[] => asked.map(({ name }) => name);
  return { graph, bus, services, asked, names, said, moves, answers };
}

/** Signs a member in, as the host tells it. */
export function signIn(bus: Services['bus'], memberId = '4', username = 'mia'): void {
  bus.publish('member', { memberId, username, name: 'Mia Kovac' });
  bus.publish('session', { signedIn: true, memberId, roles: ['member'] });
}

export const refused = (code: string, message = 'No.'): GraphError => new GraphError('Some', 'graphql', message, 200, { code, problems: [] });
export const cut = (message = 'Failed to fetch'): GraphError => new GraphError('Some', 'network', message);

export const settle = async (): Promise<void> => { for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve)); };
