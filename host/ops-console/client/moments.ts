const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const exact = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** '21 Nov 2026, 14:05', in the reader's time zone. */
export const momentText = (iso: string): string => {
  const at = new Date(iso);
  return `${day.format(at)}, ${time.format(at)}`;
};
/** '14:05:09' */
export const clockText = (at: number): string => exact.format(new Date(at));
/** The reader's time zone: 'Australia/Melbourne'. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '2026-11-21T14:05' for a date-and-time field, in the reader's time zone. */
export function fieldText(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
/** The value of a time field as ISO 8601; null when empty. */
export const fieldMoment = (value: string): string | null =>
  value === '' || Number.isNaN(Date.parse(value)) ? null : new Date(value).toISOString();
