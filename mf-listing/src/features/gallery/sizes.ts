/** Widths of the gallery's first photograph and of the others. */
export const heroSizes = '(min-width: 1288px) 617px, (min-width: 960px) 50vw, 100vw';
export const sideSizes = '(min-width: 1288px) 306px, (min-width: 960px) 25vw, (min-width: 640px) 50vw, 100vw';
