import { randomUUID } from 'node:crypto';
import { documentKinds, mostDocuments, type DocumentKind } from '@verandah/market';
import { inTransaction } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { sealingKeys } from '../../../platform/sealing/public.ts';
import { surelySignedIn } from '../../members/public.ts';
import { isDocumentId, type OpenedDocument } from './document.ts';
import { checkedFile } from './document-file.ts';
import { openDocument, profileDocuments, removeDocument, writeDocument } from './document-store.ts';
import { lockAccount } from '../lock-account.ts';
import { readProfile } from './profile-store.ts';

type Files = Pick<Service, 'database' | 'settings' | 'sessionKey' | 'decoder'>;

const isKind = (text: unknown): text is DocumentKind => typeof text === 'string' && Object.hasOwn(documentKinds, text);

/**
 * Adds a document to the caller's profile.
 * @returns its id
 * @throws {Refusal} signed-out; invalid; conflict without a profile, or with too many of the kind; throttled; unavailable
 */
export async function addDocument(
  service: Files,
  viewer: Viewer | null,
  kind: unknown,
  bytes: Uint8Array,
): Promise<string> {
  const { database } = service;
  const { memberId } = await surelySignedIn(database, viewer);
  if (!isKind(kind))
    throw invalidInput({ field: 'kind', message: `must be one of ${Object.keys(documentKinds).join(', ')}` });
  await throttleCaller(database, 'rental-document', memberId);
  const file = await checkedFile(service.decoder, bytes);
  const id = randomUUID();
  const keys = sealingKeys(service);
  await inTransaction(database, async (transaction) => {
    await lockAccount(transaction, memberId);
    if ((await readProfile(transaction, keys, memberId)) === null)
      throw new Refusal('conflict', 'Save your profile first, then add documents.');
    const same = (await profileDocuments(transaction, memberId)).filter((each) => each.kind === kind);
    if (same.length >= mostDocuments)
      throw new Refusal('conflict', `You can add ${mostDocuments} documents of each kind. Remove one first.`);
    await writeDocument(transaction, keys, memberId, { id, kind, ...file });
  });
  return id;
}

/** A document of the caller's own. @throws {Refusal} signed-out; not-found */
export async function readOwnDocument(service: Files, viewer: Viewer | null, id: string): Promise<OpenedDocument> {
  const { memberId } = await surelySignedIn(service.database, viewer);
  const found = isDocumentId(id)
    ? await openDocument(service.database, sealingKeys(service), id, { memberId })
    : undefined;
  if (found === undefined) throw notFound('document');
  return found;
}

/** Takes a document off the caller's profile. @throws {Refusal} signed-out; not-found */
export async function dropDocument(
  { database }: Pick<Files, 'database'>,
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  const { memberId } = await surelySignedIn(database, viewer);
  const removed =
    isDocumentId(id) &&
    (await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, memberId);
      return removeDocument(transaction, memberId, id);
    }));
  if (!removed) throw notFound('document');
}
