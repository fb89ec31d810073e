/** A host with its domain. 'St.John' is none: a domain has one case. */
const host = /[\p{L}\d]\.(?!\p{Lu}\p{Ll})\p{L}{2}/u;
const inAnyCase = /:\/\/|www\.|@|\.(?:com|net|org|info|io|au)(?![\p{L}\d])/iu;

/**
 * Whether a text names an address of the web or of a mailbox, of which mail programs make a link. Signs that stand for
 * a full stop in addresses (。．) count as one.
 */
export const namesAddress = (text: string): boolean =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .split(/\s+/)
    .some((word) => host.test(word) || inAnyCase.test(word));
