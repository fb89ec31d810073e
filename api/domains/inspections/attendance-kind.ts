/** What an agent notes about a visitor who had registered. */
export const attendances = ['came', 'missed'] as const;
export type Attendance = (typeof attendances)[number];
