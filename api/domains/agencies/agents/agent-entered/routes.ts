import * as v from 'valibot';
import { parseId } from '../../../../platform/parse-id.ts';
import { pictureLimits } from '../../../../platform/picture-decoding/public.ts';
import { invalidInput } from '../../../../platform/problems/public.ts';
import { readFileBodies } from '../../../../platform/rest/public.ts';
import type { Routes } from '../../../../platform/service.ts';
import { pictureKinds } from './picture-change.ts';
import { addPicture } from './pictures.ts';

interface Address {
  Params: { id: string };
  Querystring: { kind?: string };
}

/** Content types that browsers send for pictures; the format is read from the first bytes. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/octet-stream'];
const kindOf = v.fallback(v.picklist(pictureKinds), 'photo');

/**
 * `POST /rest/agents/own/listings/{id}/pictures?kind=photo|floorPlan` with a picture as its body: put at the end of an
 * agent-entered listing's.
 */
export const listingPictureRoutes: Routes = (app, service) => {
  readFileBodies(app, types, pictureLimits.listing.bytes);
  for (const path of ['/agents/own/listings/:id/pictures', '/rest/agents/own/listings/:id/pictures']) {
    app.post<Address>(path, async (request, reply) => {
      const { id } = request.params;
      const listingId = parseId(id, 'listing of yours');
      if (!Buffer.isBuffer(request.body))
        throw invalidInput({ field: 'picture', message: 'Send an image as the body: a JPEG, PNG, WebP, AVIF or GIF.' });
      const { updatedAt } = await addPicture(
        service,
        request.viewer ?? null,
        listingId,
        v.parse(kindOf, request.query.kind),
        request.body,
      );
      return reply.header('cache-control', 'no-store').send({ id, updatedAt });
    });
  }
};
