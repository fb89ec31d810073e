/**
 * A text without queries, email addresses and long numbers but positions in scripts: it may hold personal data, which
 * must not be recorded.
 */
export const bareText = (text: string): string =>
  text
    .replace(/[?#][^\s:)'"]*/g, '')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]')
    .replace(/(?<!\.js:(?:\d+:)?)\b\d{5,}\b/g, '[number]');
