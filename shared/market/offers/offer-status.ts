/** Status of an offer to buy, in the words that both sides read. No status accepts one: only contracts bind. */
export const offerStatuses = {
  sent: 'Sent',
  seen: 'Seen',
  discussing: 'In discussion',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
export type OfferStatus = keyof typeof offerStatuses;

/** The statuses from which each one follows. */
const before: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  sent: [],
  seen: ['sent'],
  discussing: ['sent', 'seen'],
  declined: ['sent', 'seen', 'discussing'],
  withdrawn: ['sent', 'seen', 'discussing'],
};

export const offerStatusesBefore = (status: OfferStatus): readonly OfferStatus[] => before[status];

/** What the office can set next. */
export const offerDecisions = (status: OfferStatus): readonly OfferStatus[] =>
  (['seen', 'discussing', 'declined'] as const).filter((next) => before[next].includes(status));

/** Whether the buyer can withdraw it. */
export const isOpenOffer = (status: OfferStatus): boolean => before.withdrawn.includes(status);
