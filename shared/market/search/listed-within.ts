/** Days within which a home can be searched to have been listed. */
export const listedDays = [1, 3, 7, 14] as const;
export type ListedDays = (typeof listedDays)[number];

/** undefined for any other number. */
export const listedWithinOf = (days: number | null | undefined): ListedDays | undefined =>
  listedDays.find((each) => each === days);

/** 'Listed in the last 7 days'. */
export const listedWithinLabel = (days: ListedDays): string =>
  `Listed in the last ${days === 1 ? '24 hours' : `${days} days`}`;
