const long = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Melbourne',
});

/** '21 November 2026', the day in Melbourne; '' for what is no time. */
export const dayText = (time: string): string => (Number.isNaN(Date.parse(time)) ? '' : long.format(Date.parse(time)));
