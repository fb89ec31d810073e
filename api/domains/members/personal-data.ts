/** Personal data in a table: how it is exported, and what the deletion of an account does to it. */
export interface PersonalTable {
  readonly table: string;
  /** Column with the member's id; a table may be listed for several columns. */
  readonly column: string;
  /** Name in the export and its content; absent for tables with only security tokens and traces. */
  readonly exported?: { readonly name: string; readonly columns: readonly string[] };
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
    exported: { name: 'linkedSignIns', columns: ['provider', 'created_at'] },
    onDelete: 'delete',
  },
  {
    table: 'member_session',
    column: 'member_id',
    exported: { name: 'devices', columns: ['device', 'created_at', 'used_at', 'revoked_at', 'revoked_why'] },
    onDelete: 'keep',
  },
  {
    table: 'member_second_factor',
    column: 'member_id',
    exported: { name: 'secondFactor', columns: ['begun_at', 'confirmed_at'] },
    onDelete: 'delete',
  },
  {
    table: 'access_token',
    column: 'member_id',
    exported: { name: 'accessTokens', columns: ['name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] },
    onDelete: 'delete',
  },
  {
    table: 'passkey',
    column: 'member_id',
    exported: {
      name: 'passkeys',
      columns: ['id', 'name', 'transports', 'backed_up', 'created_at', 'last_used_at'],
    },
    onDelete: 'delete',
  },
  {
    table: 'member_security_event',
    column: 'member_id',
    exported: { name: 'securityHistory', columns: ['at', 'kind', 'way', 'with_code', 'subject', 'device'] },
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
      columns: ['id', 'old_email', 'new_email', 'requested_at', 'confirmed_at', 'undone_at'],
    },
    onDelete: 'delete',
  },
  { table: 'push_event', column: 'member_id', onDelete: 'delete' },
  {
    table: 'push_device',
    column: 'member_id',
    exported: { name: 'devicesWithNotifications', columns: ['id', 'endpoint', 'created_at'] },
    onDelete: 'delete',
  },
  {
    table: 'notification',
    column: 'member_id',
    exported: { name: 'notifications', columns: ['id', 'kind', 'target_id', 'created_at', 'read_at'] },
    onDelete: 'delete',
  },
  {
    table: 'follow',
    column: 'member_id',
    exported: { name: 'follows', columns: ['kind', 'target_id', 'created_at'] },
    onDelete: 'delete',
  },
  {
    table: 'hidden_listing',
    column: 'member_id',
    exported: { name: 'hiddenListings', columns: ['listing_id', 'hidden_at'] },
    onDelete: 'delete',
  },
  {
    table: 'activity',
    column: 'member_id',
    exported: { name: 'activities', columns: ['type', 'agent_id', 'listing_id', 'locality_id', 'target_id', 'at'] },
    onDelete: 'delete',
  },
  {
    table: 'agent_invite',
    column: 'invited_by',
    exported: { name: 'officeInvitations', columns: ['email', 'expires_at', 'used_at'] },
    onDelete: 'unlink',
  },
  {
    table: 'listing_edit',
    column: 'member_id',
    exported: { name: 'listingEdits', columns: ['listing_id', 'name', 'own', 'edited_at'] },
    onDelete: 'unlink',
  },
  {
    table: 'moderation_event',
    column: 'member_id',
    exported: { name: 'moderation', columns: ['at', 'action', 'kind', 'target_id', 'why'] },
    onDelete: 'keep',
  },
  {
    table: 'account_action',
    column: 'member_id',
    exported: { name: 'accountActions', columns: ['at', 'action', 'why'] },
    onDelete: 'keep',
  },
  {
    table: 'account_action',
    column: 'admin_id',
    exported: { name: 'ownAccountActions', columns: ['at', 'member_id', 'action', 'why'] },
    onDelete: 'keep',
  },
  {
    table: 'agent_review',
    column: 'member_id',
    exported: {
      name: 'agentReviews',
      columns: [
        'id',
        'agent_id',
        'listing_id',
        'role',
        'rating',
        'ratings',
        'title',
        'text',
        'status',
        'reply',
        'created_at',
      ],
    },
    onDelete: 'unname',
  },
  {
    table: 'enquiry',
    column: 'member_id',
    exported: {
      name: 'enquiries',
      columns: ['id', 'kind', 'listing_id', 'agent_id', 'office_id', 'name', 'email', 'phone', 'message', 'created_at'],
    },
    onDelete: 'unlink',
  },
  {
    table: 'enquiry_reply',
    column: 'member_id',
    exported: {
      name: 'enquiryRepliesByEmail',
      columns: ['id', 'enquiry_id', 'side', 'text', 'attachments', 'received_at'],
    },
    onDelete: 'unlink',
  },
  {
    table: 'location_review',
    column: 'member_id',
    exported: {
      name: 'locationReviews',
      columns: [
        'id',
        'locality_id',
        'relation',
        'rating',
        'ratings',
        'title',
        'pros',
        'cons',
        'text',
        'status',
        'created_at',
      ],
    },
    onDelete: 'unname',
  },
  {
    table: 'location_review_comment',
    column: 'member_id',
    exported: { name: 'locationReviewComments', columns: ['id', 'review_id', 'text', 'status', 'created_at'] },
    onDelete: 'unname',
  },
  {
    table: 'location_review_helpful',
    column: 'member_id',
    exported: { name: 'helpfulMarks', columns: ['review_id', 'helpful'] },
    onDelete: 'delete',
  },
  {
    table: 'question',
    column: 'member_id',
    exported: {
      name: 'questions',
      columns: ['id', 'uri', 'locality_id', 'title', 'content', 'is_discussion', 'is_visible', 'created_at'],
    },
    onDelete: 'unname',
  },
  {
    table: 'answer',
    column: 'member_id',
    exported: { name: 'answers', columns: ['id', 'question_id', 'text', 'is_visible', 'created_at'] },
    onDelete: 'unname',
  },
  {
    table: 'answer_comment',
    column: 'member_id',
    exported: { name: 'answerComments', columns: ['id', 'answer_id', 'text', 'is_visible', 'created_at'] },
    onDelete: 'unname',
  },
  {
    table: 'vote',
    column: 'member_id',
    exported: { name: 'votes', columns: ['kind', 'target_id', 'value'] },
    onDelete: 'delete',
  },
  {
    table: 'post',
    column: 'author_id',
    exported: { name: 'posts', columns: ['id', 'slug', 'title', 'summary', 'markdown', 'published_at', 'created_at'] },
    onDelete: 'unname',
  },
  {
    table: 'report',
    column: 'member_id',
    exported: { name: 'reports', columns: ['kind', 'target_id', 'reason', 'detail', 'status', 'created_at'] },
    onDelete: 'unlink',
  },
  {
    table: 'collection_listing',
    column: 'member_id',
    exported: { name: 'collectedListings', columns: ['collection_id', 'listing_id', 'added_at'] },
    onDelete: 'unlink',
  },
  {
    table: 'collection_collaborator',
    column: 'member_id',
    exported: { name: 'sharedCollections', columns: ['collection_id', 'joined_at'] },
    onDelete: 'delete',
  },
  {
    table: 'collection_invite',
    column: 'invited_by',
    exported: { name: 'collectionInvitations', columns: ['collection_id', 'email', 'created_at'] },
    onDelete: 'delete',
  },
  {
    table: 'collection_reaction',
    column: 'member_id',
    exported: { name: 'reactions', columns: ['collection_id', 'listing_id', 'reaction_type', 'comment', 'created_at'] },
    onDelete: 'delete',
  },
  {
    table: 'collection_note',
    column: 'member_id',
    exported: { name: 'collectionNotes', columns: ['collection_id', 'listing_id', 'note', 'written_at'] },
    onDelete: 'delete',
  },
  {
    table: 'collection_tag',
    column: 'member_id',
    exported: { name: 'collectionTags', columns: ['collection_id', 'listing_id', 'tag', 'set_at'] },
    onDelete: 'unlink',
  },
  {
    table: 'collection',
    column: 'owner_id',
    exported: { name: 'collections', columns: ['id', 'uri', 'name', 'is_public', 'created_on', 'modified_on'] },
    onDelete: 'delete',
  },
  {
    table: 'alert',
    column: 'member_id',
    exported: {
      name: 'alerts',
      columns: ['id', 'name', 'description', 'address', 'created_at', 'updated_at', 'paused'],
    },
    onDelete: 'delete',
  },
];
