/** Messages of failures (COLL-06). */
export const collectionMessages = {
  add: 'Failed to delete Collection',
  remove: 'Failed to delete Collection',
  update: 'Failed to update Collection',
  invite: 'Failed to invite to Collection',
  accept: 'Failed to confirm invite',
  uninvite: 'Failed to remove invite',
  leave: 'Failed to remove collaborator',
  react: 'Failed to add reaction',
} as const;
