import { documentTypes, mostDocumentBytes, rentalProfileAddress } from '@verandah/market';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidInput, Refusal } from '../../../platform/problems/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { isForm, readFileBodies, sentForm } from '../../../platform/rest/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { logAudit } from '../../members/public.ts';
import { proposalContext } from '../context.ts';
import { fileNameOf, type OpenedDocument } from './document.ts';
import { addDocument, dropDocument, readOwnDocument } from './own-documents.ts';
import { openReceivedDocument } from './received-applications.ts';

/** Boundaries and names of fields of a form with one file. */
const formBytes = 20_000;
/** A file as a download that no browser renders as a page of the site. */
const sendFile = (reply: FastifyReply, document: OpenedDocument): FastifyReply =>
  reply
    .type(document.type)
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fileNameOf(document)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(document.bytes);

/** The field `kind` and the file `document` of a form. @throws {Refusal} invalid */
async function documentOf(body: unknown, type: string): Promise<{ kind: unknown; bytes: Uint8Array }> {
  const form = await sentForm(body, type);
  const file = form?.get('document');
  if (!(file instanceof File) || file.size === 0) throw invalidInput({ field: 'document', message: 'Choose a file.' });
  return { kind: form?.get('kind'), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Why a form's file was rejected, as a parameter of its page. */
function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.kind;
}

/**
 * Documents of rental profiles: `POST /rest/member/rental-documents?kind=identity` with a file as the body, `GET` and
 * `DELETE /rest/member/rental-documents/{id}`; and `GET /rest/agents/own/rental-applications/{id}/documents/{document}`
 * for the office. A form without script, with `kind` and the file `document`, gets a redirect to the profile's page;
 * so does one sent to `…/{id}/remove`.
 */
export const rentalDocumentRoutes: Routes = (app, service) => {
  readFileBodies(
    app,
    [...documentTypes, 'application/octet-stream', 'multipart/form-data'],
    mostDocumentBytes + formBytes,
  );
  const toProfile = async (reply: FastifyReply, done: string, act: () => Promise<unknown>): Promise<FastifyReply> => {
    const query = await act().then(
      () => `done=${done}`,
      (error: unknown) => `document=${problemOf(error)}`,
    );
    return reply
      .code(303)
      .headers({ 'cache-control': 'no-store', location: `${rentalProfileAddress}?${query}#documents` })
      .send();
  };
  const add = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { body, headers, query } = request;
    const type = headers['content-type'];
    const viewer = request.viewer ?? null;
    if (isForm(type))
      return toProfile(reply, 'document', async () => {
        const { kind, bytes } = await documentOf(body, type ?? '');
        return addDocument(service, viewer, kind, bytes);
      });
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const id = await addDocument(service, viewer, (query as { kind?: unknown }).kind, bytes);
    return reply.code(201).header('cache-control', 'no-store').send({ id });
  };
  for (const before of ['', '/rest']) {
    const own = `${before}/member/rental-documents`;
    app.post(own, add);
    app.get<{ Params: { id: string } }>(`${own}/:id`, async (request, reply) =>
      sendFile(reply, await readOwnDocument(service, request.viewer ?? null, request.params.id)),
    );
    app.delete<{ Params: { id: string } }>(`${own}/:id`, async (request, reply) => {
      await dropDocument(service, request.viewer ?? null, request.params.id);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    app.post<{ Params: { id: string } }>(`${own}/:id/remove`, (request, reply) =>
      toProfile(reply, 'removed', () => dropDocument(service, request.viewer ?? null, request.params.id)),
    );
    app.get<{ Params: { id: string; document: string } }>(
      `${before}/agents/own/rental-applications/:id/documents/:document`,
      async ({ params, viewer, id: requestId }, reply) => {
        const id = parseId(params.id, 'application to your office');
        const document = await openReceivedDocument(proposalContext(service, viewer ?? null), id, params.document);
        logAudit(service.log, 'rental-document-opened', {
          ...(viewer && { memberId: viewer.memberId }),
          rentalApplicationId: id,
          requestId,
        });
        return sendFile(reply, document);
      },
    );
  }
};
