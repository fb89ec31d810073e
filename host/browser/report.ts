import { trail } from '../shell/trail.ts';

/** Says what went wrong and where: 'search@1.4.0 render'. */
export function report(error: unknown, where: string): void {
  trail.add('error', `${where}: ${error instanceof Error ? error.message : String(error)}`);
  console.error(`[${where}]`, error);
}
