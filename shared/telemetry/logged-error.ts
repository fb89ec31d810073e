import { stdSerializers } from 'pino';

/** Constants that every `DOMException` has, such as `TIMEOUT_ERR`: an aborted request would log 25 of them. */
const constant = /^[A-Z][A-Z_]*_ERR$/;

/**
 * An error as logs show it: its type, message, stack and own fields; anything else as it is. For pino's
 * `serializers.err`.
 */
export function loggedError(error: unknown): unknown {
  const shown: object = stdSerializers.err(error as Error);
  if (shown === error) return error;
  return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== 'raw' && !constant.test(name)));
}
