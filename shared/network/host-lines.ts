/**
 * Whether a request names its host more than once, which RFC 9112 forbids: Node takes the first, and a proxy in front
 * may have taken another.
 * @param rawHeaders names and values in turn, as Node gives them
 */
export const namesTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
