/** Identifiers of the shell's React begin with it, on both sides. */
export const shellPrefix = 'shell-';
