/**
 * The secret of a mail's link: from the link's fragment ('#token=…'), or from what somebody pasted, the whole link or
 * its end.
 */
export function linkToken(text: string): string {
  const named = /[#?&]token=([^&\s]+)/.exec(text)?.[1];
  return (named ?? text).trim();
}
