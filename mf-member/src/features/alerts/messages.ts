/** Messages of failures (ALRT-05). */
export const alertMessages = {
  create: 'Error creating Alert',
  unable: 'Unable to save Alert',
  update: 'Error updating Alert',
  login: 'Please login to update this Alert',
  remove: 'Failed to delete Alert',
  clear: 'Failed to clear properties from Alert',
} as const;
