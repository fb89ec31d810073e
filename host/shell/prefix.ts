/** React's identifier prefix for the shell, on server and browser. */
export const shellPrefix = 'shell-';
