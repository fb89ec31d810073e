import { bucketStorage, folderStorage, type Storage, type StorageSettings } from '@verandah/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems/public.ts';
import type { Settings } from './settings/public.ts';

/** One client for each bucket: it reuses its connections. */
const buckets = new Map<string, Storage>();

/** The storage of files shared by all API processes: a bucket or the data folder. */
export function fileStorage({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir'> & { readonly storage?: StorageSettings }): Storage {
  if (storage === undefined) return folderStorage(dataDir);
  const name = JSON.stringify(storage);
  const known = buckets.get(name) ?? bucketStorage(storage);
  buckets.set(name, known);
  return known;
}

/** Seconds after which files that were unavailable may be requested again. */
const unavailableSeconds = 5;

/** Sends the response to a request that failed because the storage is unavailable. */
export function sendStorageUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.error({ err: error }, 'file storage unavailable');
  return sendProblem(reply.header('retry-after', unavailableSeconds).header('cache-control', 'no-store'), {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'Files can’t be read or stored at this moment. Please try again.',
  });
}
