import { takePicture } from '../../media/public.ts';
import { BadPicture, pictureLimits } from '../../../platform/picture-decoding/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { readFileBodies } from '../../../platform/rest/public.ts';
import type { Routes, Service } from '../../../platform/service.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { requireEditor } from './rules.ts';

/** Content types that browsers send for pictures; the format is read from the first bytes. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/octet-stream'];

/**
 * Stores the picture of a post; the post refers to it by its key.
 * @throws {Refusal} signed-out, forbidden; throttled; invalid unless it is a picture
 */
async function takeCover(
  service: Service,
  viewer: Viewer | null,
  bytes: unknown,
): Promise<{ cover: string; width: number; height: number }> {
  const { memberId } = requireEditor(viewer);
  if (!Buffer.isBuffer(bytes))
    throw invalidInput({ field: 'cover', message: 'Send an image as the body: a JPEG, PNG, WebP, AVIF or GIF.' });
  await throttleCaller(service.database, 'cover', memberId);
  const { key, width, height } = await takePicture(service, bytes, 'cover').catch((error: unknown) => {
    throw error instanceof BadPicture ? invalidInput({ field: 'cover', message: error.message }) : error;
  });
  return { cover: key, width, height };
}

/** `POST /rest/posts/editor/covers` with a picture as its body. For admins. */
export const coverRoutes: Routes = (app, service) => {
  readFileBodies(app, types, pictureLimits.cover.bytes);
  for (const path of ['/posts/editor/covers', '/rest/posts/editor/covers']) {
    app.post(path, async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await takeCover(service, request.viewer ?? null, request.body)),
    );
  }
};
