import { invalidInput, sendProblem } from '../../platform/problems/public.ts';
import { parseId } from '../../platform/parse-id.ts';
import { readFileBodies } from '../../platform/rest/public.ts';
import type { Routes } from '../../platform/service.ts';
import { throttleCaller } from '../../platform/rate-limits/public.ts';
import { ownAccount } from './account.ts';
import { logAudit } from './audit.ts';
import { avatarFiles, avatarLimits, drawAvatar } from './avatar.ts';
import { avatarAddress } from './member.ts';
import { changeAvatar } from './store.ts';

interface Address {
  Params: { id: string };
}

/**
 * `PUT /member/{id}/settings/avatar` with a picture as its body, `DELETE` of the same, and `GET
 * /media/avatars/{key}.webp`.
 */
export const avatarRoutes: Routes = (app, service) => {
  const { database, settings, log } = service;
  const files = avatarFiles(settings);
  const set = async (id: number, key: string | null, requestId: string): Promise<{ avatar: string | null }> => {
    const before = await changeAvatar(database, id, key);
    if (before !== null) await files.remove(before);
    logAudit(log, 'avatar-changed', { memberId: id, requestId });
    return { avatar: avatarAddress(key) };
  };

  readFileBodies(app, avatarLimits.types, avatarLimits.bytes);
  for (const path of ['/member/:id/settings/avatar', '/rest/member/:id/settings/avatar']) {
    app.put<Address>(path, async (request, reply) => {
      const { id } = await ownAccount(service, request.viewer, parseId(request.params.id, 'account'));
      if (!Buffer.isBuffer(request.body))
        throw invalidInput({
          field: 'avatar',
          message: `Send a picture as the body, of a type ${avatarLimits.types.join(', ')}.`,
        });
      await throttleCaller(database, 'avatar', id);
      return reply
        .header('cache-control', 'no-store')
        .send(await set(id, await files.write(await drawAvatar(service.decoder, request.body)), request.id));
    });
    app.delete<Address>(path, async (request, reply) => {
      const { id } = await ownAccount(service, request.viewer, parseId(request.params.id, 'account'));
      return reply.header('cache-control', 'no-store').send(await set(id, null, request.id));
    });
  }
  app.get<{ Params: { file: string } }>('/media/avatars/:file', async (request, reply) => {
    const key = request.params.file.replace(/\.webp$/, '');
    const bytes = await files.read(key);
    if (!bytes || !request.params.file.endsWith('.webp'))
      return sendProblem(reply, { status: 404, title: 'No such picture', detail: 'There is no avatar with this key.' });
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
};
