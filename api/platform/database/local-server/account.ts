import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A user of this system, by number. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that PostgreSQL runs as: it rejects root, so then `postgres`, or `nobody`. Undefined: this user. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return user === undefined ? undefined : { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whether an account can run a program: root's home folder, for one, is closed to everybody else. */
export const canRun = (program: string, account: Account): boolean =>
  spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/** Whether an account can enter a folder. */
export const canEnter = (folder: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
