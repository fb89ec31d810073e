import pino from 'pino';
import { loggedError } from './logged-error.ts';

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => void lines.push(line) });
  log.warn({ err: error }, 'the API did not respond');
  return (JSON.parse(lines[0] ?? '{}') as { err: Record<string, unknown> }).err;
}

test('an aborted request is logged without the constants of its class', async () => {
  const error = await fetch('http://127.0.0.1:9', { signal: AbortSignal.abort() }).catch((reason: unknown) => reason);
  expect(Object.keys(logged(error)).toSorted()).toEqual(['code', 'message', 'name', 'stack', 'type']);
  expect(logged(error)).toMatchObject({ type: 'DOMException', name: 'AbortError' });
});

test('the fields and causes of other errors stay', () => {
  const error = Object.assign(new Error('No.', { cause: new Error('Why.') }), { code: 'refused' });
  expect(logged(error)).toMatchObject({ type: 'Error', message: 'No.: Why.', code: 'refused' });
  expect(logged(error)['stack']).toContain('caused by: Error: Why.');
});

test('what is no error is logged as it is', () => {
  expect(logged('text')).toBe('text');
});
