/** Widths of the gallery's first photograph and of the others. */
export const heroSizes = '(min-width: 80.5em) 617px, (min-width: 60em) 50vw, 100vw';
const sideSizes = '(min-width: 80.5em) 306px, (min-width: 60em) 25vw, (min-width: 40em) 50vw, 100vw';

/** Photographs that wide screens show beside each other; the others are in a phone's track only. */
const shownTogether = 5;

/** The `sizes` of a photograph by its place in the gallery. */
export const slideSizes = (index: number): string => {
  if (index === 0) return heroSizes;
  return index < shownTogether ? sideSizes : '100vw';
};
