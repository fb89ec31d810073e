// The PostgreSQL of a data folder, for the process that supervises a site. It loads nothing else: what a supervisor
// loads stays in memory as long as the site runs.
export { superviseLocalServer } from './platform/database/local-server/public.ts';
export { makeFolder } from './platform/make-folder.ts';
