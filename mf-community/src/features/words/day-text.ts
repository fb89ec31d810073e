const long = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Melbourne',
});

/** The day in Melbourne, '21 November 2026'; '' if the time is invalid. */
export const dayText = (time: string): string => (Number.isNaN(Date.parse(time)) ? '' : long.format(Date.parse(time)));
