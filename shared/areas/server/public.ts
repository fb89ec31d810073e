export { createServerArea } from './create-server-area.tsx';
