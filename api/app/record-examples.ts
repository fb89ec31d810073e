// Records the examples of the OpenAPI document: every operation of REST is called in a service that has one of
// everything, and the first call that succeeds is written down. Run it when an operation is new or its response changes.
import { writeFileSync } from 'node:fs';
import { jsonExample } from '../domains/feeds/public.ts';
import { startTestServer, stopTestServer } from '../test-kit/test-database.ts';
import { operations } from '../protocols/rest/operations.ts';
import { asCaller, pathOf, testOperations } from '../test-kit/test-operations.ts';
import { testWorld, worldMembers, type TestWorld } from '../test-kit/test-world.ts';

/** Callers: the member who owns the content, then those with more and with fewer rights. */
const callers = ['mara', 'petra', 'quinn', 'noah', 'visitor'] as const;

/** Entries of a list that an example shows. */
const shown = 2;
/** Characters of a text that an example shows. */
const longest = 160;

/** An example is short, and holds no secret that looks like a real one. */
function shortenValue(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return value
      .slice(0, value.some((each) => typeof each === 'object') ? shown : value.length)
      .map((each) => shortenValue(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortenValue(each, key)]));
  if (typeof value !== 'string') return value;
  if (value.startsWith('otpauth:')) return `${value.slice(0, value.indexOf('?'))}?secret=${'X'.repeat(20)}`;
  if (/^(?:access|refresh)?token$|secret/i.test(name)) return value.replaceAll(/[\w-]{20,}/g, 'x'.repeat(20));
  return /^[^<{\s]*$/.test(value) ? value : value.slice(0, longest);
}

async function recordExample(world: TestWorld, { id, method, path, status }: (typeof operations)[number]) {
  const cases = testOperations.filter(
    ({ name }) => name === `${method} ${path}` || name.startsWith(`${method} ${path}, `),
  );
  for (const each of cases)
    for (const name of callers) {
      const { rest } = asCaller(each, worldMembers[name]);
      if (!rest) continue;
      await world.restore();
      const response = await world.callers[name].call(
        method,
        pathOf(rest),
        rest.body,
        method === 'GET' ? {} : { 'idempotency-key': 'key-of-an-example' },
      );
      if (response.status !== status) continue;
      const values = path
        .split('/')
        .flatMap((part, at): [string, string][] =>
          part.startsWith(':') ? [[part.slice(1), decodeURIComponent(rest.path.split('/')[at] ?? '')]] : [],
        );
      return [
        id,
        {
          parameters: { ...Object.fromEntries(values), ...rest.query },
          ...(rest.body === undefined ? {} : { body: rest.body }),
          ...(status === 204 ? {} : { response: shortenValue(response.body) }),
        },
      ] as const;
    }
  console.error(`${method} ${path}: no call succeeded. Write its example by hand (examples.ts).`);
  return undefined;
}

/** Addresses beside the REST API that respond with JSON. */
async function recordFeeds(world: TestWorld): Promise<Readonly<Record<string, object>>> {
  await world.restore();
  const { call } = world.callers.petra;
  const read = async (method: string, path: string, body?: unknown): Promise<{ readonly response: unknown }> => {
    const { status, body: response } = await call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} returned ${status}: ${JSON.stringify(response)}`);
    return { response: shortenValue(response) };
  };
  const validateListings = await read('POST', '/feeds/listings/validate', jsonExample);
  const sendListings = await read('POST', '/feeds/listings', jsonExample);
  const { id } = sendListings.response as { readonly id: string };
  const parameters = { id };
  return {
    validateFeed: { parameters: {}, ...validateListings },
    validateListings: { parameters: {}, ...validateListings },
    sendFeed: { parameters: {}, ...sendListings },
    sendListings: { parameters: {}, ...sendListings },
    feedUploads: { parameters: {}, ...(await read('GET', '/feeds/uploads')) },
    feedUpload: { parameters, ...(await read('GET', `/feeds/uploads/${id}`)) },
    baseMap: { parameters: {}, ...(await read('GET', '/tiles/base/source.json')) },
  };
}

await startTestServer();
const world = await testWorld();
const examples: Record<string, object> = {};
for (const operation of operations) {
  const recorded = await recordExample(world, operation);
  if (recorded) examples[recorded[0]] = recorded[1];
}
Object.assign(examples, await recordFeeds(world));
// A line for each operation.
const lines = Object.entries(examples).map(([id, example]) => `${JSON.stringify(id)}: ${JSON.stringify(example)}`);
writeFileSync(new URL('../protocols/rest/examples.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
await world.close();
await stopTestServer();
