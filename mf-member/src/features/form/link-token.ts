/**
 * The secret of an email's link: from the fragment of the address ('#token=…'), or from pasted text, the whole link or
 * its end.
 */
export function linkToken(text: string): string {
  const named = /[#?&]token=([^&\s]+)/.exec(text)?.[1];
  return (named ?? text).trim();
}
