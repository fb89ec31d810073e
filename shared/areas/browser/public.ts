export { createBrowserArea } from './create-browser-area.tsx';
