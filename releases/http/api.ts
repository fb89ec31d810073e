import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { Operations } from './operations.ts';
import { Refusal } from './refusal.ts';
import { sameToken } from './secret-file.ts';
import { areaName, versionText } from './store/manifest-schema.ts';
import { unpackUpload } from './upload.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(500));
const reason = { who: v.optional(v.pipe(line, v.minLength(1)), 'operations'), why: v.optional(line) };
const params = v.object({ area: areaName });
const planBody = v.object({ contentHash: v.string(), series: v.string(), version: v.optional(versionText) });
const promoteBody = v.object({ version: versionText, ...reason });
const rollbackBody = v.object({ to: v.optional(versionText), ...reason });
const uploadQuery = v.object(reason);
const historyQuery = v.object({ area: v.optional(areaName) });

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const done = v.safeParse(schema, value ?? {});
  if (done.success) return done.output;
  throw new Refusal('manifest-invalid', `${v.getDotPath(done.issues[0]) ?? 'The body'}: ${done.issues[0].message}`);
}

/** Leaves absent values out, as exact types ask for. */
const given = <Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as { [Key in keyof Value]: Exclude<Value[Key], undefined> };

/** The operations as `/ops/api/…`, for whoever holds the operations token. */
export const operationsApi = (operations: Operations, token: string): FastifyPluginAsync => async (app) => {
  app.addHook('onRequest', async (request) => {
    const [, bearer = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!sameToken(bearer, token)) throw new Refusal('not-allowed', 'The operations token is missing or wrong. Set VERANDAH_TOKEN to the content of the file ops-token in the site\'s data folder.');
  });
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((problem, request, reply) => {
    if (problem instanceof Refusal) return reply.code(problem.status).send({ reason: problem.reason, message: problem.message });
    const { statusCode, message } = problem as { statusCode?: number; message: string };
    if (statusCode && statusCode < 500) return reply.code(statusCode).send({ reason: 'manifest-invalid', message });
    request.log.error(problem);
    return reply.code(500).send({ reason: 'storage-failed', message: 'The operation failed; the host\'s log says why.' });
  });

  app.get('/status', () => operations.status());
  app.get('/history', async (request) => ({ events: await operations.history(read(historyQuery, request.query).area) }));
  app.post('/areas/:area/version', async (request) => operations.plan(read(params, request.params).area, given(read(planBody, request.body))));
  app.post('/areas/:area/releases', { bodyLimit: 64 << 20 }, async (request, reply) => {
    read(params, request.params);
    const folder = await mkdtemp(join(tmpdir(), 'verandah-upload-'));
    try {
      await unpackUpload(request.body, folder);
      const accepted = await operations.accept(folder, given(read(uploadQuery, request.query)));
      return await reply.code(accepted.existed ? 200 : 201).send(accepted);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  app.post('/areas/:area/promote', async (request) => {
    const { version, ...why } = read(promoteBody, request.body);
    return operations.promote(read(params, request.params).area, version, given(why));
  });
  app.post('/areas/:area/rollback', async (request) => {
    const { to, ...why } = read(rollbackBody, request.body);
    return operations.rollback(read(params, request.params).area, to, given(why));
  });
};
