/** '$1,234.50'; '-$5.00' below zero. Formatted by hand so that server and browser print the same characters. */
export function formatMoney(amount: number, decimals = 2): string {
  return `${amount < 0 ? '-' : ''}$${groupDigits(Math.abs(amount), decimals)}`;
}

/** '1,234' or '1,234.50'. */
export function groupDigits(amount: number, decimals = 0): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
