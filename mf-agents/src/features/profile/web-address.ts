/** A link of someone's own: http and https only, without what only its owner needs to know; null for anything else. */
export function webAddress(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url : null;
}
