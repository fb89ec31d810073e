import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Sender } from '../../agencies/public.ts';
import { sendProblem } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { officeByAgentId } from '../apply/office.ts';
import { listingXml } from './listing-xml.ts';
import { exportedListings, exportVersion, type ExportOptions } from './records.ts';
import { xmlText } from './xml.ts';

const exportQuery = v.object({
  modifiedSince: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/,
        'must be a moment such as 2026-11-21T09:30:00Z',
      ),
      v.transform((text) => new Date(text)),
      v.check((at) => Number.isFinite(at.getTime()), 'must be a moment such as 2026-11-21T09:30:00Z'),
    ),
  ),
  agentId: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1, 'names the office'), v.maxLength(50))),
});

/** The office whose listings the caller may export; otherwise an error response. */
async function officeToExport(
  { database }: Service,
  from: Sender,
  agentId: string | undefined,
  reply: FastifyReply,
): Promise<{ readonly officeId: number; readonly agentId: string } | FastifyReply> {
  if (!from.operator) {
    if (agentId !== undefined && agentId.toUpperCase() !== from.agentId)
      return sendProblem(reply, {
        status: 403,
        title: 'Another office',
        detail: 'This key exports the listings of its own office only. Leave agentId out.',
      });
    return { officeId: from.officeId, agentId: from.agentId ?? `OFFICE${from.officeId}` };
  }
  if (agentId === undefined)
    return sendProblem(reply, {
      status: 400,
      title: 'Invalid request',
      detail: 'agentId names the office: /feeds/listings.xml?agentId=XNWXNW.',
    });
  const officeId = await officeByAgentId(database, agentId);
  return officeId === null
    ? sendProblem(reply, { status: 404, title: 'Unknown office', detail: `No office has the agentID ${agentId}.` })
    : { officeId, agentId: agentId.toUpperCase() };
}

async function* documentOf(service: Service, options: ExportOptions, date: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${date}" username="" password="">\n`;
  for await (const listings of exportedListings(service.database, options))
    yield listings.map(({ record, modTime }) => `${xmlText(listingXml(record, modTime))}\n`).join('');
  yield '</propertyList>\n';
}

/**
 * `GET /feeds/listings.xml`: the office's listings as REAXML, as agents see them, written while it is read.
 * @param senderOf the caller, whose key was checked
 */
export function exportRoutes(
  app: FastifyInstance,
  service: Service,
  senderOf: (request: FastifyRequest) => Sender,
): void {
  app.get('/feeds/listings.xml', { config: { scope: 'feeds:read' } }, async (request, reply) => {
    const query = v.safeParse(exportQuery, request.query);
    if (!query.success) {
      const [issue] = query.issues;
      return sendProblem(reply, {
        status: 400,
        title: 'Invalid request',
        detail: `${String(issue.path?.[0]?.key ?? 'The query')} ${issue.message}.`,
      });
    }
    const from = senderOf(request);
    const office = await officeToExport(service, from, query.output.agentId, reply);
    if (!('officeId' in office)) return office;
    if (!from.operator) await throttleCaller(service.database, 'feed-document', from.officeId);
    const options: ExportOptions = {
      ...office,
      since: query.output.modifiedSince ?? null,
      site: service.settings.publicUrl,
    };
    // Before anything is read: a change meanwhile belongs to the next version.
    const version = await exportVersion(service.database, options);
    const tag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const { rows } = await sql<{ date: string }>`
      select to_char(now() at time zone 'UTC', 'YYYY-MM-DD-HH24:MI:SS') as date`.execute(service.database);
    return reply
      .type('application/xml; charset=utf-8')
      .send(Readable.from(documentOf(service, options, rows[0]?.date ?? '')));
  });
}
