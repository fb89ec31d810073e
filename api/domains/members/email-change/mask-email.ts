const maskPart = (part: string): string => `${part.slice(0, 1)}•••`;

/**
 * An address that its owner recognises: 'a•••@e•••.com'. Whoever requested a change chose both sides of it, so neither
 * is shown in full: mail programs would make a link of a domain.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${maskPart(email.slice(0, at))}@${maskPart(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
}
