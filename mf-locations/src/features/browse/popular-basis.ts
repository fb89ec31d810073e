/** What “popular” means wherever suburbs are listed so. */
export const popularBasis =
  'The suburbs with the most reviews and followers come first, then those with the most people.';
