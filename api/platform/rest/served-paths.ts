import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problems/public.ts';

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A part of a route's pattern: fixed text, a parameter with what follows it (':y.mvt'), or the rest of the path. */
type Segment = { readonly text: string } | { readonly ending: string } | 'rest';

const segmentsOf = (pattern: string): readonly Segment[] =>
  pattern.split('/').map((text) => {
    if (text === '*') return 'rest';
    const parameter = /^:\w+(.*)$/.exec(text);
    return parameter === null ? { text } : { ending: parameter[1] ?? '' };
  });

function matchesPath(segments: readonly Segment[], path: readonly string[]): boolean {
  for (const [at, segment] of segments.entries()) {
    if (segment === 'rest') return true;
    const part = path[at];
    if (part === undefined) return false;
    if ('text' in segment ? part !== segment.text : part === '' || !part.endsWith(segment.ending)) return false;
  }
  return path.length === segments.length;
}

/**
 * Responds to requests that no route takes although their address is served: OPTIONS with the methods of the address
 * (204), any other method with 405 and the same list. Their bodies are not read. Call it before routes are registered.
 */
export function respondToOtherMethods(app: FastifyInstance): void {
  const patterns = new Map<string, { readonly segments: readonly Segment[]; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const shape = url.replaceAll(/:\w+/g, ':');
    const found = patterns.get(shape) ?? { segments: segmentsOf(url), methods: new Set() };
    for (const each of [method].flat()) found.methods.add(each);
    patterns.set(shape, found);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return undefined;
    const path = request.url.split(/[?#]/, 1)[0]?.split('/') ?? [];
    const taken = new Set<string>();
    for (const { segments, methods } of patterns.values())
      if (matchesPath(segments, path)) for (const each of methods) taken.add(each);
    if (taken.size === 0) return undefined;
    const listed = everyMethod.filter((each) => taken.has(each)).join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', `${listed}, OPTIONS`).send();
    return sendProblem(reply.header('allow', listed), {
      status: 405,
      title: 'The method is not allowed',
      detail: `${request.method} is not for this address; it takes ${listed}.`,
    });
  });
}
