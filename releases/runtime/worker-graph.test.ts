import type { FromWorker } from './messages.ts';
import { WorkerGraph } from './worker-graph.ts';

const document = { text: 'mutation ApiQuery { ask }', name: 'ApiQuery' };

/** The result of a page's query when the API returns this body. */
async function responded(body: object): Promise<unknown> {
  const sent: FromWorker[] = [];
  const graph = new WorkerGraph(1, (message) => sent.push(message));
  const waiting = graph.write(document as never, {}).catch((problem: unknown) => problem);
  graph.response(1, JSON.stringify(body));
  expect(sent).toMatchObject([{ kind: 'query', id: 1, call: 1 }]);
  return waiting;
}

test('[GQL-05] an API error reaches a page with its code and the problems of each field', async () => {
  const problems = [{ field: 'title', message: 'must have at least 8 characters' }];
  expect(
    await responded({
      data: null,
      errors: [{ message: 'title: too short', extensions: { code: 'BAD_USER_INPUT', problems } }],
    }),
  ).toMatchObject({
    name: 'GraphError',
    operation: 'ApiQuery',
    reason: 'graphql',
    message: 'title: too short',
    code: 'BAD_USER_INPUT',
    problems,
  });
  expect(
    await responded({ errors: [{ message: 'Sign in first.', extensions: { code: 'SIGNED_OUT' } }] }),
  ).toMatchObject({ code: 'SIGNED_OUT', problems: [] });
  expect(await responded({ data: { ask: 1 } })).toEqual({ ask: 1 });
});
