import {
  applicationStatuses,
  documentKinds,
  profileField,
  profileFieldNames,
  profileGroups,
  type ApplicationStatus,
  type DocumentKind,
} from '@verandah/market';
import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { LabelledText } from '../../listings/public.ts';
import type { Opening, RentalApplication } from './application.ts';
import type { RentalDocument } from './document.ts';

export const Status = builder.enumType('RentalApplicationStatus', {
  description: 'Status of a rental application.',
  values: withDescriptions(Object.keys(applicationStatuses) as ApplicationStatus[], {
    sent: 'The office has it.',
    seen: 'The office has opened it.',
    shortlisted: 'It is on the shortlist of the office.',
    approved: 'The office has approved it.',
    declined: 'The office has declined it.',
    withdrawn: 'The applicant has withdrawn it.',
  }),
});

const Kind = builder.enumType('RentalDocumentKind', {
  description: 'What a document proves.',
  values: withDescriptions(Object.keys(documentKinds) as DocumentKind[], {
    identity: 'Who the applicant is.',
    income: 'That the applicant can pay the rent.',
    suitability: 'Rental history or a reference.',
    form: "The state's own application form.",
  }),
});

export const Document = builder.objectRef<RentalDocument>('RentalDocument').implement({
  description: 'A document of a rental profile or application. Its file is downloaded by REST.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: Kind, description: 'What it proves.' }),
    type: t.exposeString('type', { description: 'Media type of the file.' }),
    size: t.exposeInt('size', { description: 'Size of the file in bytes.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
});

export const OpeningType = builder.objectRef<Opening>('RentalOpening').implement({
  description: 'An agent opened a document, or exported the application.',
  fields: (t) => ({
    agentName: t.exposeString('agentName', { description: 'Name of the agent.' }),
    what: t.exposeString('what', { description: 'Kind of the document; `export` for the whole application.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
  }),
});

/** The filled fields of a profile with their labels, in the order of the form. */
const labelled = (profile: RentalApplication['content']['profile']) =>
  profileGroups.flatMap(({ fields }) =>
    fields.flatMap((name) => (profile[name] === '' ? [] : [{ label: profileField(name).label, text: profile[name] }])),
  );

/** An application as one side sees it. */
export interface SeenApplication {
  readonly application: RentalApplication;
  readonly documents: () => Promise<readonly RentalDocument[]>;
  /** For the applicant only. */
  readonly openings: () => Promise<readonly Opening[]>;
}

export const Application = builder.objectRef<SeenApplication>('RentalApplication').implement({
  description: 'An application for a rental home: a snapshot of a profile for one office.',
  fields: (t) => ({
    id: t.id({ resolve: ({ application }) => application.id }),
    status: t.field({
      type: Status,
      description: 'Status of the application.',
      resolve: ({ application }) => application.status,
    }),
    home: t.string({
      description: 'Address of the home when it was sent.',
      resolve: ({ application }) => application.content.home,
    }),
    listingId: t.id({ resolve: ({ application }) => application.listingId }),
    listingUri: t.string({
      description: 'Name of the listing in addresses.',
      resolve: ({ application }) => application.listingUri,
    }),
    stateCode: t.string({
      nullable: true,
      description: 'State of the home, whose rules apply.',
      resolve: ({ application }) => application.content.stateCode,
    }),
    officeName: t.string({
      description: 'Name of the office.',
      resolve: ({ application }) => application.officeName,
    }),
    name: t.string({ description: 'Name of the applicant.', resolve: ({ application }) => application.content.name }),
    email: t.string({
      description: 'Email address of the applicant; empty for the office once it was withdrawn.',
      resolve: ({ application }) => application.content.email,
    }),
    moveInOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the applicant would move in; absent for any day.',
      resolve: ({ application }) => application.content.moveInOn,
    }),
    message: t.string({
      description: 'What the applicant wrote; plain text.',
      resolve: ({ application }) => application.content.message,
    }),
    details: t.field({
      type: [LabelledText],
      description: 'The profile as it was sent; fields without a value are omitted.',
      resolve: ({ application }) => labelled(application.content.profile),
    }),
    documents: t.field({
      type: [Document],
      description: 'Documents that it was sent with; none for the office once it was withdrawn.',
      resolve: async ({ documents }) => [...(await documents())],
    }),
    openings: t.field({
      type: [OpeningType],
      description: 'Who of the office opened documents or exported it, the latest first; for the applicant.',
      resolve: async ({ openings }) => [...(await openings())],
    }),
    sentAt: t.field({
      type: 'DateTime',
      description: 'When it was sent.',
      resolve: ({ application }) => application.sentAt,
    }),
    decidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved, declined or withdrawn.',
      resolve: ({ application }) => application.decidedAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it is deleted.',
      resolve: ({ application }) => application.expiresAt,
    }),
  }),
});

export const ProfileInput = builder.inputType('RentalProfileInput', {
  description: 'A complete rental profile; plain text, empty for nothing. Saving replaces all of it.',
  fields: (t) =>
    Object.fromEntries(
      profileFieldNames.map((name) => [
        name,
        t.string({ required: true, description: `${profileField(name).label}; plain text.` }),
      ]),
    ),
});
