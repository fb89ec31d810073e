// What the host's server draws with React: the shell around pages, and the console's form to sign in with.
export { renderSignIn } from './ops-console/sign-in/render-sign-in.tsx';
export { renderShell } from './shell/render-shell.tsx';
