/** The product's name, wherever the shell says it. */
export const brand = 'Verandah';
