/** When the data of the pictures' site are made: a Wednesday morning in Melbourne. */
export const moment = new Date('2026-11-18T10:30:00+11:00');
/** When the pictures are taken: a minute later, so that no text of a time depends on how long the data took. */
export const pictureMoment = new Date(moment.getTime() + 60_000);
export const timeZone = 'Australia/Melbourne';
