import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/problems/public.ts';
import { isForm, readFileBodies } from '../../../platform/rest/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { removeLogo, removePortrait, setLogo, setPortrait } from './rules.ts';
import { cropOf, mostSentBytes, pictureTypes, sentPicture } from './sent-picture.ts';

/** Why a form's picture was rejected, as a parameter of its page. */
function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.kind === 'invalid' ? 'unreadable' : error.kind;
}

/**
 * `POST /rest/agents/own/portrait?x=0.1&y=0&side=0.8` and `POST /rest/agents/own/office/logo` with a picture as the
 * body: the portrait of the calling agent, or the logo of their office. `x`, `y` and `side` are the square to crop, as
 * shares of width, height and shorter side; without them it is the middle. A form with the file `picture`, which a
 * browser without script sends, gets a redirect to its page. `DELETE` removes the picture, and so does a form
 * sent to `…/remove`.
 */
export const ownPictureRoutes: Routes = (app, service) => {
  readFileBodies(app, [...pictureTypes, 'application/octet-stream', 'multipart/form-data'], mostSentBytes);
  /** @param page of the portal, to which a form returns */
  const response = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, done }: { readonly page: string; readonly done: string },
    act: () => Promise<string | null>,
  ) => {
    reply.header('cache-control', 'no-store');
    if (!isForm(request.headers['content-type'])) return reply.send({ picture: await act() });
    const query = await act().then(
      () => `done=${done}`,
      (error: unknown) => `picture=${problemOf(error)}`,
    );
    return reply.code(303).header('location', `/agent-portal/${page}?${query}`).send();
  };
  const pictures = {
    portrait: {
      page: 'profile',
      done: 'portrait',
      set: (request: FastifyRequest, bytes: () => Promise<Uint8Array>) =>
        setPortrait(service, request.viewer ?? null, bytes, cropOf(request.query as Record<string, unknown>)),
      remove: removePortrait,
    },
    'office/logo': {
      page: 'office',
      done: 'logo',
      set: (request: FastifyRequest, bytes: () => Promise<Uint8Array>) =>
        setLogo(service, request.viewer ?? null, bytes),
      remove: removeLogo,
    },
  } as const;
  for (const before of ['', '/rest'])
    for (const [path, { page, done, set, remove }] of Object.entries(pictures)) {
      const address = `${before}/agents/own/${path}`;
      const drop = (request: FastifyRequest, reply: FastifyReply) =>
        response(request, reply, { page, done: `${done}-removed` }, async () => {
          await remove(service, request.viewer ?? null);
          return null;
        });
      app.post(address, (request, reply) =>
        response(request, reply, { page, done }, () =>
          set(request, () => sentPicture(request.body, request.headers['content-type'] ?? '')),
        ),
      );
      app.delete(address, drop);
      app.post(`${address}/remove`, drop);
    }
};
