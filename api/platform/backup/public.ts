export { BackupProblem } from './problem.ts';
export { checkBackup } from './read-backup.ts';
export { restoreBackup } from './restore.ts';
export { backupRoutes } from './routes.ts';
