// What starts a site on this machine: its settings and its database. `public.ts` loads the whole API.
export { openDatabase } from './platform/database/public.ts';
export { readSettings, type Settings } from './platform/settings/public.ts';
