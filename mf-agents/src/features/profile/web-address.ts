/** An agent's own link: http and https only, without credentials; null for any other text. */
export function webAddress(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url : null;
}
