/** The product's name, as the shell shows it. */
export const brand = 'Verandah';
