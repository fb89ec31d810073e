export { backupRoutes } from './routes.ts';
export { restore, type Restored } from './restore.ts';
export { checkBackup } from './read-backup.ts';
