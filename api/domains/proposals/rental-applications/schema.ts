import { profileField, profileFieldNames, type ApplicationStatus } from '@verandah/market';
import { builder, pageWithin, type GraphContext } from '../../../platform/graph/public.ts';
import { numericId, parseId } from '../../../platform/parse-id.ts';
import type { Page } from '../../../platform/paging.ts';
import type { ListingLabel } from '../../agencies/public.ts';
import type { RentalApplication } from './application.ts';
import { openingsOf } from './application-store.ts';
import { sendApplication } from './apply.ts';
import type { ProposalContext } from '../context.ts';
import { sentDocuments } from './document-store.ts';
import { ownApplication, ownApplications, withdrawApplication } from './own-applications.ts';
import { dropProfile, ownProfile, saveProfile, type OwnProfile } from './own-profile.ts';
import {
  decideApplication,
  documentsForOffice,
  receivedApplication,
  receivedApplications,
  receivedListings,
} from './received-applications.ts';
import { Application, Document, ProfileInput, Status, type SeenApplication } from './schema-types.ts';

const contextOf = ({ database, sealingKeys, viewer, publicUrl }: GraphContext): ProposalContext => ({
  database,
  keys: sealingKeys,
  viewer,
  publicUrl,
});

const forApplicant = ({ database }: GraphContext, application: RentalApplication): SeenApplication => ({
  application,
  documents: () => sentDocuments(database, application.id),
  openings: () => openingsOf(database, application.id),
});
const forOffice = ({ database }: GraphContext, application: RentalApplication): SeenApplication => ({
  application,
  documents: () => documentsForOffice({ database }, application),
  openings: () => Promise.resolve([]),
});

const Profile = builder.objectRef<OwnProfile>('RentalProfile').implement({
  description: "A member's rental profile; empty texts for nothing.",
  fields: (t) => ({
    ...Object.fromEntries(
      profileFieldNames.map((name) => [
        name,
        t.string({ description: `${profileField(name).label}; plain text.`, resolve: ({ profile }) => profile[name] }),
      ]),
    ),
    documents: t.field({
      type: [Document],
      description: 'Its documents, by kind.',
      resolve: ({ documents }) => [...documents],
    }),
    version: t.exposeString('version', {
      description: 'Changes with every change; an application names the version that was reviewed.',
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved last.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it is deleted, unless it is used again.' }),
  }),
});

const OwnPage = builder.objectRef<Page<SeenApplication>>('OwnRentalApplications').implement({
  description: 'A page of applications of the caller, latest first.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Application], resolve: ({ results }) => [...results] }),
  }),
});

const StatusCount = builder
  .objectRef<{ readonly status: ApplicationStatus; readonly count: number }>('RentalApplicationCount')
  .implement({
    description: 'Number of applications with a status.',
    fields: (t) => ({
      status: t.expose('status', { type: Status, description: 'The status.' }),
      count: t.exposeInt('count', { description: 'How many have it.' }),
    }),
  });
const ReceivedPage = builder
  .objectRef<Page<SeenApplication> & { readonly counts: readonly { status: ApplicationStatus; count: number }[] }>(
    'ReceivedRentalApplications',
  )
  .implement({
    description: "A page of applications to the caller's office, latest first.",
    fields: (t) => ({
      counts: t.field({
        type: [StatusCount],
        description: 'All of the home, or of the office, by status; statuses that none has are omitted.',
        resolve: ({ counts }) => [...counts],
      }),
      total: t.exposeInt('total'),
      results: t.field({ type: [Application], resolve: ({ results }) => [...results] }),
    }),
  });
const AppliedFor = builder.objectRef<ListingLabel>('RentalApplicationListing').implement({
  description: 'A home that the office has applications for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label', { description: 'Address of the home in one line.' }),
  }),
});

builder.queryFields((t) => ({
  ownRentalProfile: t.field({
    type: Profile,
    nullable: true,
    description: 'The rental profile of the caller; absent without one.',
    resolve: (_, __, context) => ownProfile(contextOf(context)),
  }),
  ownRentalApplications: t.field({
    type: OwnPage,
    description: 'Applications of the caller, latest first.',
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    async resolve(_, page, context) {
      const { total, results } = await ownApplications(contextOf(context), pageWithin(page));
      return { total, results: results.map((each) => forApplicant(context, each)) };
    },
  }),
  ownRentalApplication: t.field({
    type: Application,
    description: 'An application of the caller.',
    args: { id: t.arg.id({ required: true, description: 'ID of the application.' }) },
    resolve: async (_, { id }, context) =>
      forApplicant(context, await ownApplication(contextOf(context), parseId(id, 'application of yours'))),
  }),
  receivedRentalApplications: t.field({
    type: ReceivedPage,
    description: "Applications to the caller's office, latest first.",
    args: {
      listingId: t.arg.id({ description: 'Only applications for this listing.' }),
      status: t.arg({ type: Status, description: 'Only applications with this status.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    async resolve(_, { listingId, status, ...page }, context) {
      const filter = {
        listingId: listingId === null || listingId === undefined ? undefined : (numericId(listingId) ?? 0),
        status: status ?? undefined,
      };
      const { total, results, counts } = await receivedApplications(contextOf(context), filter, pageWithin(page));
      return {
        total,
        results: results.map((each) => forOffice(context, each)),
        counts: [...counts].map(([each, count]) => ({ status: each, count })),
      };
    },
  }),
  receivedRentalListings: t.field({
    type: [AppliedFor],
    description: "Homes that the caller's office has applications for, the latest first; at most 200.",
    resolve: (_, __, context) => receivedListings(contextOf(context)),
  }),
  receivedRentalApplication: t.field({
    type: Application,
    description: "An application to the caller's office.",
    args: { id: t.arg.id({ required: true, description: 'ID of the application.' }) },
    resolve: async (_, { id }, context) =>
      forOffice(context, await receivedApplication(contextOf(context), parseId(id, 'application to your office'))),
  }),
}));

builder.mutationFields((t) => ({
  saveRentalProfile: t.field({
    type: Profile,
    description: "Replaces the caller's rental profile.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'The complete profile.' }) },
    resolve: (_, { input }, context) => saveProfile(contextOf(context), { ...input }),
  }),
  deleteRentalProfile: t.boolean({
    description: "Deletes the caller's rental profile and its documents. Returns true.",
    async resolve(_, __, context) {
      await dropProfile(contextOf(context));
      return true;
    },
  }),
  sendRentalApplication: t.field({
    type: Application,
    description: "Sends the caller's rental profile to the office of a rental home.",
    args: {
      listingId: t.arg.id({ required: true, description: 'ID of the listing.' }),
      consent: t.arg.boolean({
        required: true,
        description: 'Whether the applicant agrees that the office uses it to assess the application.',
      }),
      version: t.arg.string({ required: true, description: 'The `version` of the profile that was reviewed.' }),
      moveInOn: t.arg({ type: 'Date', description: 'When the applicant would move in.' }),
      message: t.arg.string({ defaultValue: '', description: 'What the applicant writes; plain text.' }),
      idempotencyKey: t.arg.string({ required: true, description: 'Idempotency key: repeats have no effect.' }),
    },
    async resolve(_, { listingId, consent, version, moveInOn, message, idempotencyKey }, context) {
      const rental = contextOf(context);
      const request = {
        listingId: parseId(listingId, 'listing'),
        consent,
        version,
        moveInOn: moveInOn ?? null,
        message: message ?? '',
      };
      const id = await sendApplication(rental, request, idempotencyKey);
      return forApplicant(context, await ownApplication(rental, id));
    },
  }),
  withdrawRentalApplication: t.field({
    type: Application,
    description: 'Withdraws an application of the caller.',
    args: { id: t.arg.id({ required: true, description: 'ID of the application.' }) },
    resolve: async (_, { id }, context) =>
      forApplicant(context, await withdrawApplication(contextOf(context), parseId(id, 'application of yours'))),
  }),
  decideRentalApplication: t.field({
    type: Application,
    description: "Sets the status of an application to the caller's office. The applicant is notified.",
    args: {
      id: t.arg.id({ required: true, description: 'ID of the application.' }),
      status: t.arg({ type: Status, required: true, description: 'The new status.' }),
    },
    resolve: async (_, { id, status }, context) =>
      forOffice(
        context,
        await decideApplication(contextOf(context), parseId(id, 'application to your office'), status),
      ),
  }),
}));
