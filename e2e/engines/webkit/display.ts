import { spawn } from 'node:child_process';
import { endProgram } from './end.ts';

/** A screen without hardware. */
export interface Display {
  /** For the variable DISPLAY. */
  readonly name: string;
  close(): Promise<void>;
}

/**
 * Starts Xvfb on a free display, large enough for every screen of the journeys.
 * @throws {Error} when it ends before it names its display
 */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdio[3]?.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.endsWith('\n')) resolve(printed.trim());
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { name: `:${number}`, close: () => endProgram(server) };
}
