import { labelledTerms } from '@verandah/market';
import * as v from 'valibot';
import type { Service } from '../../../platform/service.ts';
import { sealingKeys } from '../../../platform/sealing/public.ts';
import { offersOf } from '../offers/offer-store.ts';
import { applicationsOf } from '../rental-applications/application-store.ts';
import { profileDocuments } from '../rental-applications/document-store.ts';
import { readProfile } from '../rental-applications/profile-store.ts';

const text = v.string();
const moment = v.pipe(v.string(), v.isoTimestamp());
const profile = v.record(text, text);

/** What the export of an account has of renting and offers. Files are downloaded from the profile's page. */
export const proposalDataShape = {
  rentalProfile: v.nullable(v.strictObject({ profile, savedAt: moment, expiresAt: moment })),
  rentalDocuments: v.array(v.strictObject({ id: text, kind: text, type: text, size: v.number(), addedAt: moment })),
  rentalApplications: v.array(
    v.strictObject({
      id: v.number(),
      listingId: v.number(),
      office: text,
      status: text,
      home: text,
      moveInOn: v.nullable(text),
      message: text,
      profile,
      sentAt: moment,
      decidedAt: v.nullable(moment),
      expiresAt: moment,
    }),
  ),
  offers: v.array(
    v.strictObject({
      id: v.number(),
      listingId: v.number(),
      office: text,
      status: text,
      home: text,
      terms: v.array(v.strictObject({ label: text, text })),
      sentAt: moment,
      decidedAt: v.nullable(moment),
      expiresAt: moment,
    }),
  ),
};
type ProposalData = v.InferOutput<v.StrictObjectSchema<typeof proposalDataShape, undefined>>;

/** Everything that a member has stored for offices or sent to them, decrypted. */
export async function proposalDataOf(
  service: Pick<Service, 'database' | 'settings' | 'sessionKey'>,
  memberId: number,
): Promise<ProposalData> {
  const { database } = service;
  const keys = sealingKeys(service);
  const stored = await readProfile(database, keys, memberId);
  const all = { skip: 0, take: 1000 };
  const { results } = await applicationsOf(database, keys, { memberId }, all);
  const offers = await offersOf(database, keys, { memberId }, all);
  return {
    rentalProfile: stored && { ...stored, profile: { ...stored.profile } },
    rentalDocuments: await profileDocuments(database, memberId),
    rentalApplications: results.map(({ id, listingId, officeName, status, content, ...times }) => ({
      id,
      listingId,
      office: officeName,
      status,
      home: content.home,
      moveInOn: content.moveInOn,
      message: content.message,
      profile: { ...content.profile },
      sentAt: times.sentAt,
      decidedAt: times.decidedAt,
      expiresAt: times.expiresAt,
    })),
    offers: offers.results.map(({ id, listingId, officeName, status, content, ...times }) => ({
      id,
      listingId,
      office: officeName,
      status,
      home: content.home,
      terms: [...labelledTerms(content.terms)],
      sentAt: times.sentAt,
      decidedAt: times.decidedAt,
      expiresAt: times.expiresAt,
    })),
  };
}
