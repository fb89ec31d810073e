/** How often an alert by email can arrive, as in a member's preference, and in the words of forms and mails. */
export const frequencies = ['immediately', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  immediately: 'As it happens',
  daily: 'Daily',
  weekly: 'Weekly',
};

/** 'You chose to hear about new homes daily.' */
export const pace: Readonly<Record<Frequency, string>> = {
  immediately: 'as they’re listed',
  daily: 'daily',
  weekly: 'weekly',
};
