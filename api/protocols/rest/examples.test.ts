import * as v from 'valibot';
import { writtenDocument } from './document.ts';
import { recordedExamples } from './examples.ts';
import { operations } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;
interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Json>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Json>> }>>;
}

const described = Object.values(
  (JSON.parse(writtenDocument()) as { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }).paths,
).flatMap((item) => Object.values(item).filter(({ operationId }) => operationId !== undefined));

test('[GQL-57] every parameter of the document has a description and an example', () => {
  const lacking = described.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ description, example, content }) => {
        const json = (content as Readonly<Record<string, Json>> | undefined)?.['application/json'];
        return !description || (json ?? { example })['example'] === undefined;
      })
      .map(({ name }) => `${operationId}: ${String(name)}`),
  );
  expect(lacking).toEqual([]);
});

test('[GQL-57] every body and every response in JSON has an example', () => {
  const lacking = described.flatMap(({ operationId, requestBody, responses }) => {
    const results = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const contents = [requestBody?.content, ...results.map(([, { content }]) => content)];
    return contents.some((content) => content?.['application/json'] && !('example' in content['application/json']))
      ? [operationId]
      : [];
  });
  expect(lacking).toEqual([]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '[GQL-57] the example of %s matches the request and response of the operation',
  (id, { path, params, query, body, response, status }) => {
    const example = recordedExamples[id];
    const parts = new Set(path.match(/(?<=:)\w+/g));
    const texts = Object.entries(example?.parameters ?? {}).map(([name, value]) => [name, String(value)] as const);
    const problems = [
      v.safeParse(params, Object.fromEntries(texts.filter(([name]) => parts.has(name)))),
      v.safeParse(query, Object.fromEntries(texts.filter(([name]) => !parts.has(name)))),
      ...(body === null ? [] : [v.safeParse(body, example?.body)]),
      ...(status === 204 ? [] : [v.safeParse(response, example?.response)]),
    ].flatMap(({ issues }) => issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []);
    expect(problems).toEqual([]);
  },
);
