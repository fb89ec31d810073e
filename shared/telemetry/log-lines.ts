import type { DestinationStream } from 'pino';

/**
 * Where a process of the site logs to: readable lines on a developer's terminal, JSON in production.
 * @param development by APP_ENV
 * @returns undefined for pino's own destination
 */
export async function logLines(development: boolean): Promise<DestinationStream | undefined> {
  if (!development) return undefined;
  // Production needs none of it.
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    colorize: process.stdout.isTTY,
    ignore: 'pid,hostname,process',
    messageFormat: '{process} {msg}',
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
  });
}
