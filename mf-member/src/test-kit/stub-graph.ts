import { stubGraph as stubGraphOf, services as givenTo } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import type { Services } from '@verandah/kit';

/** A visit whose API responds by operation name, with the recorded requests. A response that is an error is thrown. */
export function stubGraph(responses: Record<string, unknown>) {
  const { graph, requests } = stubGraphOf(responses);
  const services = givenTo(graph, {
    session: { signedIn: false, roles: [] },
    report: (error) => {
      throw error;
    },
  });
  const { bus, moves } = services;
  const notices: string[] = [];
  bus.follow('notifications', ({ kind, text }) => notices.push(`${kind}: ${text}`));
  const names = (): string[] => requests.map(({ name }) => name);
  return { graph, bus, services, requests, names, notices, moves, responses };
}

/** Signs a member in, as the host publishes it. */
export function signIn(bus: Services['bus'], memberId = '4', username = 'mia'): void {
  bus.publish('member', { memberId, username, name: 'Mia Kovac' });
  bus.publish('session', { signedIn: true, memberId, roles: ['member'] });
}

export const refused = (code: string, message = 'No.'): GraphError =>
  new GraphError('Some', 'graphql', message, 200, { code, problems: [] });
export const cut = (message = 'Failed to fetch'): GraphError => new GraphError('Some', 'network', message);

export const settle = async (): Promise<void> => {
  for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve));
};
