/**
 * An Australian telephone number in one form: '+61412345678', '+61398765432', '1300123456', '131415'. Understands mobiles
 * (04…), landlines ((02) (03) (07) (08)), +61 and 0061 forms of both, and 13, 1300 and 1800 numbers, with spaces, hyphens, dots and brackets.
 * Undefined for anything else.
 */
export function australianPhone(text: string): string | undefined {
  const plain = text.trim().replace(/[\s().-]/g, '').replace(/^0061/, '+61');
  if (/^(13\d{4}|1[38]00\d{6})$/.test(plain)) return plain;
  const national = /^(?:\+610?|0)([23478]\d{8})$/.exec(plain)?.[1];
  return national === undefined ? undefined : `+61${national}`;
}
