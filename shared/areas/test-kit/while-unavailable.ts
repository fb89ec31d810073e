import { GraphError, type Graph } from '@verandah/graph';
import type { PageRequest } from '../page.ts';
import { member, request, visitor } from './request.ts';

interface Loads {
  readonly name: string;
  readonly routes: readonly string[];
  load(request: PageRequest): Promise<{ readonly status: number }>;
}

/** What stands in a route for its parameters, by name; others are numbers. A second address names what is nowhere. */
const samples: Readonly<Record<string, string>> = {
  slug: 'richmond-vic-3121',
  suburb: 'richmond-vic-3121',
  place: 'vic',
  types: 'suburb-by-state',
  street: 'main-road',
  property: '39',
  office: 'harbour-1',
  username: 'ada',
  uri: 'house-1',
  tab: 'listings',
};

/** A route's address, with its parameters. */
function addressOf(route: string, unknown: boolean): { readonly path: string; readonly params: PageRequest['params'] } {
  const params = Object.fromEntries(
    [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, unknown ? 'no-such-thing' : (samples[name] ?? '7')]),
  );
  const path = route
    .replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    .replace('*', unknown ? 'no-such-thing' : 'richmond-vic-3121/real-estate');
  return { path, params };
}

/** Values of query parameters that no link of ours has. */
const garbage = [
  '',
  '%',
  '%FF',
  '%00',
  '%F0%9F%8F%A1',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'null',
  '__proto__',
  'constructor',
  '{"a":',
  '[]',
  "' or 1=1 --",
  '//evil.example',
  '-37.8,144.9,99',
  'x'.repeat(3000),
];
const names =
  'q place location sort order page skip take letter state mode tab type types view near travel polyline wkt map bounds suburbs listings ids return reason step done authError authCode providerName followed asked answer kind topic id token invite bathrooms bedrooms priceminimum pricemaximum features surrounding minutes'.split(
    ' ',
  );

/**
 * Loads every page of an area on the server with queries that no link of ours has.
 * @returns what failed before it reached the API
 */
export async function brokenByQuery(pages: readonly Loads[]): Promise<readonly string[]> {
  const found: string[] = [];
  const unavailable = new GraphError('Any', 'network', 'The API does not respond.');
  const fail = async (): Promise<never> => {
    throw unavailable;
  };
  for (const page of pages)
    for (const route of page.routes)
      for (const value of garbage) {
        const { path, params } = addressOf(route, false);
        const query = names.map((name) => `${name}=${value}`).join('&');
        const requested = request({ read: fail, write: fail }, `${path}?${query}`, params, member);
        const problem: unknown = await page.load({ ...requested, rest: fail }).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (problem !== undefined && problem !== unavailable)
          found.push(`${page.name} at ${path} with ${value.slice(0, 30)}: ${String(problem)}`);
      }
  return found;
}

/**
 * Loads every page of an area on the server while the API does not respond, at an address of each of its routes and at
 * one that names nothing, as a visitor and as a member.
 * @returns the responses after the API had failed, which a page must report by throwing: the host responds 503
 */
export async function findPagesWithoutData(pages: readonly Loads[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const page of pages)
    for (const route of page.routes)
      for (const unknown of route.includes(':') || route.includes('*') ? [false, true] : [false])
        for (const session of [visitor, member]) {
          let calls = 0;
          const fail = async (): Promise<never> => {
            calls += 1;
            throw new GraphError('Any', 'network', 'The API does not respond.');
          };
          const { path, params } = addressOf(route, unknown);
          const graph: Graph = { read: fail, write: fail };
          const status = await page.load({ ...request(graph, path, params, session), rest: fail }).then(
            (loaded) => loaded.status,
            () => undefined,
          );
          if (calls > 0 && status !== undefined)
            found.push(`${page.name} at ${path} (${session.signedIn ? 'member' : 'visitor'}): ${status}`);
        }
  return found;
}
