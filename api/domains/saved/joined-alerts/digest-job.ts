/** The job that mails the new homes of a member's alerts, or of one alert that has a subscription. */
export const digestJob = 'alert-digest';
/** Milliseconds by which immediate mails are delayed, so that a batch of an office's uploads makes one mail. */
export const digestPause = 60_000;
