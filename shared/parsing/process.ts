import type { FromProcess, OpenParser, ToProcess } from './parser-module.ts';

// Runs parsers on what strangers sent; see parsing-process.ts. It holds no secret and no connection.

// An error's stack costs more than what is wrong in a document.
Error.stackTraceLimit = 0;

type Opened = ReturnType<OpenParser<unknown, unknown, unknown>>;

async function openModule(module: string, data: unknown): Promise<Opened> {
  const { default: opener } = (await import(module)) as { default: OpenParser<unknown, unknown, unknown> };
  return opener(data);
}

/** The parser that the next message is for; a module that cannot be loaded fails with the first message. */
let parser: Promise<Opened> = Promise.reject(new Error('no parser is open'));
parser.catch(() => undefined); // the message gets the error

const sendMessage = (response: FromProcess): void => void process.send?.(response);

async function respondTo(message: unknown): Promise<void> {
  try {
    const parse = await parser;
    sendMessage({ kind: 'result', result: await parse(message) });
  } catch (error) {
    const isDepth = error instanceof RangeError && error.message.includes('call stack');
    sendMessage({ kind: 'failure', reason: isDepth ? 'depth' : 'error', message: String(error) });
  }
}

process.on('message', (sent: ToProcess) => {
  if (sent.kind === 'message') return void respondTo(sent.message);
  parser = openModule(sent.module, sent.data);
  parser.catch(() => undefined); // the message gets the error
});
// Who started it decides when it ends, also when a signal is sent to the whole group.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
