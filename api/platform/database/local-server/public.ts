// By itself, without the rest of the database: the supervisor of a site loads it for as long as the site runs.
export { superviseLocalServer } from './keep-local-server.ts';
