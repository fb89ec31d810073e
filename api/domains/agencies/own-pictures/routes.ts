import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { removeLogo, removePortrait, setLogo, setPortrait } from './rules.ts';
import { cropOf, isForm, mostSentBytes, pictureTypes, sentPicture } from './sent-picture.ts';

/** Why a form's picture was rejected, as the address of its page says. */
function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.kind === 'invalid' ? 'unreadable' : error.kind;
}

/**
 * `POST /rest/agents/own/portrait?x=0.1&y=0&side=0.8` and `POST /rest/agents/own/office/logo` with a picture as the
 * body: the portrait of the calling agent, or the logo of their office. `x`, `y` and `side` are the square to crop, as
 * shares of width, height and shorter side; without them it is the middle. A form with the file `picture`, which a
 * browser without script sends, is answered by a redirect to its page. `DELETE` removes the picture.
 */
export const ownPictureRoutes: Routes = (app, service) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...pictureTypes, 'application/octet-stream', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: mostSentBytes },
    (_request, body, done) => done(null, body),
  );
  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    done: string,
    set: (bytes: () => Promise<Uint8Array>) => Promise<string | null>,
  ) => {
    reply.header('cache-control', 'no-store');
    const type = request.headers['content-type'] ?? '';
    const bytes = () => sentPicture(request.body, type);
    if (!isForm(type)) return reply.send({ picture: await set(bytes) });
    const query = await set(bytes).then(
      () => `done=${done}`,
      (error: unknown) => `picture=${problemOf(error)}`,
    );
    return reply.code(303).header('location', `/agent-portal/${page}?${query}`).send();
  };
  for (const before of ['', '/rest']) {
    app.post<{ Querystring: Record<string, unknown> }>(`${before}/agents/own/portrait`, (request, reply) =>
      take(request, reply, 'profile', 'portrait', (bytes) =>
        setPortrait(service, request.viewer ?? null, bytes, cropOf(request.query)),
      ),
    );
    app.post(`${before}/agents/own/office/logo`, (request, reply) =>
      take(request, reply, 'office', 'logo', (bytes) => setLogo(service, request.viewer ?? null, bytes)),
    );
    for (const [path, remove] of [
      ['portrait', removePortrait],
      ['office/logo', removeLogo],
    ] as const)
      app.delete(`${before}/agents/own/${path}`, async (request, reply) => {
        await remove(service, request.viewer ?? null);
        return reply.header('cache-control', 'no-store').send({ picture: null });
      });
  }
};
