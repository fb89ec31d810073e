import type { alertFrequencies, digestPaces } from '../../../members/public.ts';

export type Frequency = (typeof alertFrequencies)[number];

/** How often an alert's homes are emailed: never only for one that is in an account. */
export type Pace = (typeof digestPaces)[number];

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
