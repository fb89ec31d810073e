/** The calendar file of a listing's inspections and auction, or of the one that starts `at` (ISO 8601). */
export const calendarAddress = (uri: string, at?: string): string =>
  `/calendar/${encodeURIComponent(uri)}.ics${at ? `?${new URLSearchParams({ at }).toString()}` : ''}`;
