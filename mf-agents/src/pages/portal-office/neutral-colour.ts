/** Colour of an office that has set none. */
export const neutralColour = '#3d4a47';
