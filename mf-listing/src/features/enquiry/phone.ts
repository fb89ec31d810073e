/** Whether a text is an Australian number: mobile, landline with its area code, 13, 1300 or 1800, also with +61. */
export function isAustralianPhone(text: string): boolean {
  const plain = text.trim().replace(/[\s().-]/g, '').replace(/^0061/, '+61');
  return /^(13\d{4}|1[38]00\d{6}|(?:\+610?|0)[23478]\d{8})$/.test(plain);
}

/** Where a tap on a number leads: tel: with digits and a leading plus only. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** '+61412345678' as people here write it: '0412 345 678'; anything else as it is. */
export function phoneText(phone: string): string {
  const national = phone.replace(/[\s().-]/g, '').replace(/^\+610?/, '0');
  if (/^04\d{8}$/.test(national)) return national.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  if (/^0[2378]\d{8}$/.test(national)) return national.replace(/(\d{2})(\d{4})(\d{4})/, '($1) $2 $3');
  if (/^1[38]00\d{6}$/.test(national)) return national.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  return phone;
}
