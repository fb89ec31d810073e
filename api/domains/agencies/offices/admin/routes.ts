import * as v from 'valibot';
import { parseId } from '../../../../platform/parse-id.ts';
import { sendProblem } from '../../../../platform/problems/public.ts';
import { sameSecret } from '../../../../platform/same-secret.ts';
import type { Routes } from '../../../../platform/service.ts';
import { tokenFile } from '../../../../platform/token-file.ts';
import { sendInvite } from '../invites/rules.ts';
import { changeRole, createOffice, endFeedKeys, giveFeedKey } from './rules.ts';

const invitation = v.object({ email: v.optional(v.string(), '') });
const role = v.object({ email: v.optional(v.string(), ''), role: v.picklist(['admin', 'member']) });

/** For the operator's commands: offices, their feed keys and invitations, and who is an admin. */
export const officeAdminRoutes: Routes = (app, { database, log, settings }) => {
  const context = { database, log, publicUrl: settings.publicUrl };
  app.addHook('onRequest', async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (sameSecret(token, tokenFile(settings.dataDir, 'ops-token'))) return undefined;
    return sendProblem(reply.header('www-authenticate', 'Bearer realm="operations"'), {
      status: 401,
      title: 'Operator only',
      detail: 'The operations token is missing or wrong.',
    });
  });
  app.post('/internal/offices', async (request, reply) =>
    reply.code(201).send(await createOffice(database, request.body)),
  );
  app.post<{ Params: { id: string } }>('/internal/offices/:id/keys', async ({ params }, reply) =>
    reply.code(201).send(await giveFeedKey(context, null, parseId(params.id, 'office'))),
  );
  app.delete<{ Params: { id: string } }>('/internal/offices/:id/keys', async ({ params }) =>
    endFeedKeys(context, null, parseId(params.id, 'office')),
  );
  app.post<{ Params: { id: string } }>('/internal/offices/:id/invites', async ({ params, body }, reply) => {
    const read = v.safeParse(invitation, body ?? {});
    return reply
      .code(201)
      .send(
        await sendInvite(
          database,
          settings.publicUrl,
          parseId(params.id, 'office'),
          read.success ? read.output.email : '',
          null,
        ),
      );
  });
  app.post('/internal/roles', async ({ body }, reply) => {
    const read = v.safeParse(role, body ?? {});
    if (!read.success)
      return sendProblem(reply, {
        status: 422,
        title: 'Invalid request',
        detail: 'email and role (admin or member) are needed.',
      });
    return changeRole(context, null, read.output.email, read.output.role);
  });
};
