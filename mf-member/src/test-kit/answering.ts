import { answering as answeringTo, services as givenTo } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import type { Services } from '@verandah/kit';

/** A visit whose API responds by operation name, with the recorded requests. A response that is an error is thrown. */
export function answering(answers: Record<string, unknown>) {
  const { graph, asked } = answeringTo(answers);
  const services = givenTo(graph, {
    session: { signedIn: false, roles: [] },
    report: (error) => {
      throw error;
    },
  });
  const { bus, moves } = services;
  const said: string[] = [];
  bus.follow('notifications', ({ kind, text }) => said.push(`${kind}: ${text}`));
  const names = (): string[] => asked.map(({ name }) => name);
  return { graph, bus, services, asked, names, said, moves, answers };
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
