import * as v from 'valibot';

/** How columns are exported as JSON. */
const text = v.string();
const texts = v.array(text);
const number = v.number();
const yesOrNo = v.boolean();
const moment = v.pipe(v.string(), v.isoTimestamp());
/** Ratings by factor. */
const numbers = v.record(v.string(), v.number());
/** What an agent wrote in place of the feed: a text, a number, or objects, such as inspections. */
const plain = v.union([text, number, yesOrNo, v.null()]);
const plainThing = v.union([plain, v.array(plain), v.record(v.string(), plain)]);
const json = v.union([plainThing, v.array(plainThing), v.record(v.string(), plainThing)]);

/** Personal data in a table: how it is exported, and what the deletion of an account does to it. */
export interface PersonalTable {
  readonly table: string;
  /** Column with the member's id; a table may be listed for several columns. */
  readonly column: string;
  /** Name in the export and its columns; absent for tables with only security tokens and traces. */
  readonly exported?: { readonly name: string; readonly columns: Readonly<Record<string, v.GenericSchema>> };
  /**
   * 'delete': rows are deleted; 'unname': public content stays without the member, with `author_name` 'Former member';
   * 'unlink': rows that also belong to others stay without the member; 'keep': rows stay unchanged, such as the
   * moderation audit trail.
   */
  readonly onDelete: 'delete' | 'unname' | 'unlink' | 'keep';
}

/**
 * Every table with personal data. A test compares this list with the database, so that a new table has to be listed.
 */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'member_identity',
    column: 'member_id',
    exported: { name: 'linkedSignIns', columns: { provider: text, created_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'member_session',
    column: 'member_id',
    exported: {
      name: 'devices',
      columns: {
        device: text,
        created_at: moment,
        used_at: moment,
        revoked_at: v.nullable(moment),
        revoked_why: v.nullable(text),
      },
    },
    onDelete: 'keep',
  },
  {
    table: 'member_second_factor',
    column: 'member_id',
    exported: { name: 'secondFactor', columns: { begun_at: moment, confirmed_at: v.nullable(moment) } },
    onDelete: 'delete',
  },
  {
    table: 'access_token',
    column: 'member_id',
    exported: {
      name: 'accessTokens',
      columns: { name: text, scopes: texts, created_at: moment, expires_at: moment, last_used_at: v.nullable(moment) },
    },
    onDelete: 'delete',
  },
  {
    table: 'oauth_application',
    column: 'owner_id',
    exported: {
      name: 'applications',
      columns: { client_id: text, name: text, kind: text, redirect_uris: texts, scopes: texts, created_at: moment },
    },
    onDelete: 'delete',
  },
  {
    table: 'oauth_grant',
    column: 'member_id',
    exported: {
      name: 'connectedApplications',
      columns: {
        application_id: number,
        scopes: texts,
        created_at: moment,
        expires_at: moment,
        last_used_at: v.nullable(moment),
      },
    },
    onDelete: 'delete',
  },
  {
    table: 'passkey',
    column: 'member_id',
    exported: {
      name: 'passkeys',
      columns: {
        id: number,
        name: text,
        transports: texts,
        backed_up: yesOrNo,
        created_at: moment,
        last_used_at: v.nullable(moment),
      },
    },
    onDelete: 'delete',
  },
  {
    table: 'member_security_event',
    column: 'member_id',
    exported: {
      name: 'securityHistory',
      columns: {
        at: moment,
        kind: text,
        way: v.nullable(text),
        with_code: yesOrNo,
        subject: v.nullable(text),
        device: v.nullable(text),
      },
    },
    onDelete: 'delete',
  },
  { table: 'passkey_challenge', column: 'member_id', onDelete: 'delete' },
  { table: 'member_recovery_code', column: 'member_id', onDelete: 'delete' },
  { table: 'member_token', column: 'member_id', onDelete: 'delete' },
  {
    table: 'email_change',
    column: 'member_id',
    exported: {
      name: 'emailChanges',
      columns: {
        id: number,
        old_email: text,
        new_email: text,
        requested_at: moment,
        confirmed_at: v.nullable(moment),
        undone_at: v.nullable(moment),
      },
    },
    onDelete: 'delete',
  },
  { table: 'push_event', column: 'member_id', onDelete: 'delete' },
  {
    table: 'push_device',
    column: 'member_id',
    exported: { name: 'devicesWithNotifications', columns: { id: number, endpoint: text, created_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'notification',
    column: 'member_id',
    exported: {
      name: 'notifications',
      columns: { id: number, kind: text, target_id: number, created_at: moment, read_at: v.nullable(moment) },
    },
    onDelete: 'delete',
  },
  {
    table: 'follow',
    column: 'member_id',
    exported: { name: 'follows', columns: { kind: text, target_id: number, created_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'hidden_listing',
    column: 'member_id',
    exported: { name: 'hiddenListings', columns: { listing_id: number, hidden_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'claimed_home',
    column: 'member_id',
    exported: {
      name: 'claimedHomes',
      columns: {
        id: number,
        address: text,
        property_type: number,
        bedrooms: v.nullable(number),
        tracked: yesOrNo,
        mailed_month: v.nullable(text),
        mailed_middle: v.nullable(number),
        claimed_at: moment,
      },
    },
    onDelete: 'delete',
  },
  {
    table: 'activity',
    column: 'member_id',
    exported: {
      name: 'activities',
      columns: {
        type: text,
        agent_id: v.nullable(number),
        listing_id: v.nullable(number),
        locality_id: v.nullable(number),
        target_id: v.nullable(number),
        at: moment,
      },
    },
    onDelete: 'delete',
  },
  // Their contents are encrypted: `proposalDataOf` adds them to the export.
  { table: 'rental_profile', column: 'member_id', onDelete: 'delete' },
  { table: 'rental_application', column: 'member_id', onDelete: 'delete' },
  { table: 'rental_document', column: 'member_id', onDelete: 'delete' },
  { table: 'purchase_offer', column: 'member_id', onDelete: 'delete' },
  {
    table: 'rental_opening',
    column: 'member_id',
    exported: { name: 'rentalDocumentsOpened', columns: { application_id: number, what: text, opened_at: moment } },
    onDelete: 'unlink',
  },
  {
    table: 'agent_invite',
    column: 'invited_by',
    exported: { name: 'officeInvitations', columns: { email: text, expires_at: moment, used_at: v.nullable(moment) } },
    onDelete: 'unlink',
  },
  {
    table: 'listing_edit',
    column: 'member_id',
    exported: { name: 'listingEdits', columns: { listing_id: number, name: text, own: json, edited_at: moment } },
    onDelete: 'unlink',
  },
  {
    table: 'office_licence',
    column: 'member_id',
    exported: {
      name: 'verifiedLicences',
      columns: { office_id: number, state_code: text, number: text, verified_at: moment },
    },
    onDelete: 'unlink',
  },
  {
    table: 'moderation_event',
    column: 'member_id',
    exported: { name: 'moderation', columns: { at: moment, action: text, kind: text, target_id: number, why: text } },
    onDelete: 'keep',
  },
  {
    table: 'account_action',
    column: 'member_id',
    exported: { name: 'accountActions', columns: { at: moment, action: text, why: text } },
    onDelete: 'keep',
  },
  {
    table: 'account_action',
    column: 'admin_id',
    exported: {
      name: 'ownAccountActions',
      columns: { at: moment, member_id: v.nullable(number), action: text, why: text },
    },
    onDelete: 'keep',
  },
  {
    table: 'agent_review',
    column: 'member_id',
    exported: {
      name: 'agentReviews',
      columns: {
        id: number,
        agent_id: number,
        listing_id: v.nullable(number),
        role: text,
        rating: number,
        ratings: numbers,
        title: text,
        text: text,
        status: text,
        reply: v.nullable(text),
        created_at: moment,
      },
    },
    onDelete: 'unname',
  },
  {
    table: 'enquiry',
    column: 'member_id',
    exported: {
      name: 'enquiries',
      columns: {
        id: number,
        kind: text,
        listing_id: v.nullable(number),
        agent_id: v.nullable(number),
        office_id: v.nullable(number),
        name: text,
        email: text,
        phone: v.nullable(text),
        message: text,
        created_at: moment,
      },
    },
    onDelete: 'unlink',
  },
  {
    table: 'inspection_booking',
    column: 'member_id',
    exported: {
      name: 'inspections',
      columns: {
        id: number,
        listing_id: number,
        starts_at: moment,
        ends_at: moment,
        is_appointment: yesOrNo,
        name: text,
        email: text,
        phone: v.nullable(text),
        booked_at: moment,
        reminded_at: v.nullable(moment),
        cancelled_at: v.nullable(moment),
        cancelled_by: v.nullable(text),
        attendance: v.nullable(text),
      },
    },
    onDelete: 'delete',
  },
  {
    table: 'enquiry_reply',
    column: 'member_id',
    exported: {
      name: 'enquiryRepliesByEmail',
      columns: { id: number, enquiry_id: number, side: text, text: text, attachments: number, received_at: moment },
    },
    onDelete: 'unlink',
  },
  {
    table: 'location_review',
    column: 'member_id',
    exported: {
      name: 'locationReviews',
      columns: {
        id: number,
        locality_id: number,
        relation: text,
        rating: number,
        ratings: numbers,
        title: text,
        pros: text,
        cons: text,
        text: text,
        status: text,
        created_at: moment,
      },
    },
    onDelete: 'unname',
  },
  {
    table: 'location_review_comment',
    column: 'member_id',
    exported: {
      name: 'locationReviewComments',
      columns: { id: number, review_id: number, text: text, status: text, created_at: moment },
    },
    onDelete: 'unname',
  },
  {
    table: 'location_review_helpful',
    column: 'member_id',
    exported: { name: 'helpfulMarks', columns: { review_id: number, helpful: yesOrNo } },
    onDelete: 'delete',
  },
  {
    table: 'question',
    column: 'member_id',
    exported: {
      name: 'questions',
      columns: {
        id: number,
        uri: text,
        locality_id: number,
        title: text,
        content: text,
        is_discussion: yesOrNo,
        is_visible: yesOrNo,
        created_at: moment,
      },
    },
    onDelete: 'unname',
  },
  {
    table: 'answer',
    column: 'member_id',
    exported: {
      name: 'answers',
      columns: { id: number, question_id: number, text: text, is_visible: yesOrNo, created_at: moment },
    },
    onDelete: 'unname',
  },
  {
    table: 'answer_comment',
    column: 'member_id',
    exported: {
      name: 'answerComments',
      columns: { id: number, answer_id: number, text: text, is_visible: yesOrNo, created_at: moment },
    },
    onDelete: 'unname',
  },
  {
    table: 'vote',
    column: 'member_id',
    exported: { name: 'votes', columns: { kind: text, target_id: number, value: number } },
    onDelete: 'delete',
  },
  {
    table: 'post',
    column: 'author_id',
    exported: {
      name: 'posts',
      columns: {
        id: number,
        slug: text,
        title: text,
        summary: text,
        markdown: text,
        published_at: v.nullable(moment),
        created_at: moment,
      },
    },
    onDelete: 'unname',
  },
  {
    table: 'report',
    column: 'member_id',
    exported: {
      name: 'reports',
      columns: { kind: text, target_id: number, reason: text, detail: text, status: text, created_at: moment },
    },
    onDelete: 'unlink',
  },
  {
    table: 'collection_listing',
    column: 'member_id',
    exported: { name: 'collectedListings', columns: { collection_id: number, listing_id: number, added_at: moment } },
    onDelete: 'unlink',
  },
  {
    table: 'collection_collaborator',
    column: 'member_id',
    exported: { name: 'sharedCollections', columns: { collection_id: number, joined_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'collection_invite',
    column: 'invited_by',
    exported: { name: 'collectionInvitations', columns: { collection_id: number, email: text, created_at: moment } },
    onDelete: 'delete',
  },
  {
    table: 'collection_reaction',
    column: 'member_id',
    exported: {
      name: 'reactions',
      columns: { collection_id: number, listing_id: number, reaction_type: text, comment: text, created_at: moment },
    },
    onDelete: 'delete',
  },
  {
    table: 'collection_note',
    column: 'member_id',
    exported: {
      name: 'collectionNotes',
      columns: { collection_id: number, listing_id: number, note: text, written_at: moment },
    },
    onDelete: 'delete',
  },
  {
    table: 'collection_tag',
    column: 'member_id',
    exported: {
      name: 'collectionTags',
      columns: { collection_id: number, listing_id: number, tag: text, set_at: moment },
    },
    onDelete: 'unlink',
  },
  {
    table: 'collection',
    column: 'owner_id',
    exported: {
      name: 'collections',
      columns: { id: number, uri: text, name: text, is_public: yesOrNo, created_on: moment, modified_on: moment },
    },
    onDelete: 'delete',
  },
  {
    table: 'alert',
    column: 'member_id',
    exported: {
      name: 'alerts',
      columns: {
        id: number,
        name: text,
        description: text,
        address: text,
        created_at: moment,
        updated_at: moment,
        paused: yesOrNo,
      },
    },
    onDelete: 'delete',
  },
];
