/**
 * An Australian telephone number in one form: '+61412345678', '+61398765432', '1300123456', '131415'. Understands
 * mobiles (04…), landlines ((02) (03) (07) (08)), +61 and 0061 forms of both, and 13, 1300 and 1800 numbers, with
 * spaces, hyphens, dots and brackets. Undefined for anything else.
 */
export function australianPhone(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^0061/, '+61');
  if (/^(13\d{4}|1[38]00\d{6})$/.test(plain)) return plain;
  const national = /^(?:\+610?|0)([23478]\d{8})$/.exec(plain)?.[1];
  return national === undefined ? undefined : `+61${national}`;
}

/** Link of a number: tel: with digits and a leading plus only. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** '+61412345678' in the Australian notation: '0412 345 678'; anything else unchanged. */
export function phoneText(phone: string): string {
  const national = phone.replace(/[\s().-]/g, '').replace(/^\+610?/, '0');
  if (/^04\d{8}$/.test(national)) return national.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  if (/^0[2378]\d{8}$/.test(national)) return national.replace(/(\d{2})(\d{4})(\d{4})/, '($1) $2 $3');
  if (/^1[38]00\d{6}$/.test(national)) return national.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  return phone;
}
