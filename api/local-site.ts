// What starts a site on this machine: its settings and its own PostgreSQL. `public.ts` loads the whole API.
export { openDatabase, superviseLocalServer } from './platform/database/public.ts';
export { readSettings, type Settings } from './platform/settings/public.ts';
export { makeFolder } from './platform/make-folder.ts';
