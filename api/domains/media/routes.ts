import { photoFormats, photoWidths } from '@verandah/market';
import { sendProblem, sendRefusal } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { picturesOf } from './media-store.ts';
import { PicturesBusy } from '../../platform/picture-decoding/public.ts';
import type { PictureFile } from './picture.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Reads '640.avif'; null unless it is a width and a format that are served. */
function fileOf(key: string, name: string): PictureFile | null {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = photoWidths.find((served) => String(served) === digits);
  const format = photoFormats.find((served) => served === ending);
  return width && format ? { key, width, format } : null;
}

/** GET /media/{key}/{width}.{format}: a photograph's file, which never changes. */
export const mediaRoutes: Routes = (app, service) => {
  const pictures = picturesOf(service);
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file: name } = request.params;
    const file = fileOf(key, name);
    let bytes: Uint8Array | null;
    try {
      bytes = file && (await pictures.read(file));
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error;
      return sendRefusal(reply.header('cache-control', 'no-store'), error);
    }
    if (!file || !bytes) {
      return sendProblem(reply.header('cache-control', 'public, max-age=60'), {
        status: 404,
        title: 'No such picture',
        detail: file
          ? 'There is no picture with this key.'
          : `A picture is served in the widths ${photoWidths.join(', ')} and the formats ${photoFormats.join(', ')}: /media/{key}/640.avif.`,
      });
    }
    return reply
      .type(contentTypes[file.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
};
