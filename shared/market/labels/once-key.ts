/** A 53-bit hash (cyrb53): the platform's hashes are not available on insecure pages. */
function hashText(text: string, seed: number): string {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

/**
 * The key under which a form is written once. It follows from what is sent: the same words twice are one message
 * (double press, retry, Back and Send), changed words are another, and no page that was cached for many visitors can
 * hand two of them one key. `occasion` sets apart the same words sent again on purpose: a draft's own mark, or the day.
 */
export function onceKey(kind: string, occasion: string, parts: readonly string[]): string {
  const text = JSON.stringify(parts.map((part) => part.trim()));
  return `${kind}-${occasion}-${hashText(text, 1)}${hashText(text, 2)}`;
}
