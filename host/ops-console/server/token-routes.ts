import type { FastifyInstance } from 'fastify';
import { grantOf, hashToken, Refusal } from '@verandah/releases';
import { readForm } from '../../server/form.ts';
import type { SignInDesk } from './sign-in-desk.ts';
import type { ConsoleParts } from './console-parts.ts';

/** The person's name in the log beside the token's: one line of plain text. */
const personName = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, 60)
    : '';

/** The form for a token and the name of the person who uses it. */
export function tokenRoutes(
  app: FastifyInstance,
  { tries, now, fromHere, page, waiting, signIn }: SignInDesk,
  { client, opsToken }: Pick<ConsoleParts, 'client' | 'opsToken'>,
): void {
  app.post('/ops/sign-in', async (request, reply) => {
    if (!fromHere(request))
      return page(reply, 403, { problem: 'This form was sent from another site. Fill it in here.' });
    const held = await waiting(request, reply);
    if (held) return held;
    const { token, person } = readForm(typeof request.body === 'string' ? request.body : '');
    const given = typeof token === 'string' ? token.trim() : '';
    const name = personName(person);
    if (given === '' || name === '')
      return page(reply, 422, {
        person: name,
        problem: given === '' ? 'Paste a token.' : 'Enter your name. It’s shown in the log beside your actions.',
      });
    try {
      const grant = await grantOf(given, opsToken, client, now());
      tries.delete(request.ip);
      signIn(reply, { ...grant, name: `${grant.name} (${name})` }, hashToken(given));
      return await reply.redirect('/ops', 303);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.reason === 'registry-away')
        return page(reply, 503, {
          person: name,
          problem:
            "Tokens can't be looked up: the registry does not respond. The token in the file ops-token of the site's data folder works meanwhile.",
        });
      await tries.consume(request.ip);
      return page(reply, 401, {
        person: name,
        problem: /^The token is missing/.test(problem.message)
          ? 'We don’t recognise that token. Check that you copied all of it.'
          : problem.message,
      });
    }
  });
}
