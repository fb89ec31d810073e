/**
 * Whether everything is tried (`npm test -- --full`): every page at every width and every screen, where otherwise one
 * stands for its kind.
 */
export const full = process.env['FULL'] === '1';
