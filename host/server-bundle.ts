// What the host's server renders with React: the shell around pages, and the console's sign-in form.
export { renderSignIn } from './ops-console/sign-in/render-sign-in.tsx';
export { renderShell } from './shell/render-shell.tsx';
