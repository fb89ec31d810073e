export { renderShell } from './render-shell.tsx';
