/** Status of a rental application, in the words that both sides read. */
export const applicationStatuses = {
  sent: 'Sent',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
export type ApplicationStatus = keyof typeof applicationStatuses;

/** The statuses from which each one follows. */
const before: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  sent: [],
  seen: ['sent'],
  shortlisted: ['sent', 'seen'],
  approved: ['sent', 'seen', 'shortlisted'],
  declined: ['sent', 'seen', 'shortlisted'],
  withdrawn: ['sent', 'seen', 'shortlisted', 'approved'],
};

export const statusesBefore = (status: ApplicationStatus): readonly ApplicationStatus[] => before[status];

/** What the office can set next. */
export const officeDecisions = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  (['seen', 'shortlisted', 'approved', 'declined'] as const).filter((next) => before[next].includes(status));

/** Whether the applicant can withdraw it. */
export const isOpenApplication = (status: ApplicationStatus): boolean => before.withdrawn.includes(status);
