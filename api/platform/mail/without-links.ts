/** Mail programs make links of what looks like one: a scheme, a host with its domain, an address, a phone number. */
const linkLike = /:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2}/iu;
const phoneLike = /\+?\d[\d ()-]{6,}\d/g;

/** Text without addresses of the web and of mailboxes. Word by word: one expression for all would take minutes. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => (linkLike.test(word) ? '[removed]' : word));

/** Text in which nothing can be clicked, phone numbers included. */
export const withoutLinks = (text: string): string => withoutAddresses(text).replace(phoneLike, '[removed]');
