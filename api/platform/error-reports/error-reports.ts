import { createStackParser, createTransport, Scope, type Event } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { stdSerializers, type Logger } from 'pino';
import { redactValue, redactText } from './redact.ts';

/** Context of an error. */
export interface ReportFacts {
  /** The operation: 'refreshAuth', 'GET /member/:id'. */
  readonly operation?: string;
  readonly level?: 'error' | 'warning';
  readonly requestId?: string;
  /** The area and release whose code failed ('search@1.4.0'); absent: the API's own. */
  readonly area?: string;
  readonly release?: string;
  /** Anything that helps; secrets and addresses of people are taken out. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Where unexpected failures are reported. */
export interface ErrorReports {
  report(error: unknown, facts?: ReportFacts): void;
  /** Sends the waiting reports. */
  close(): Promise<void>;
}

interface Options {
  /** Of any service that takes reports like Sentry does; absent: the log only. */
  readonly dsn?: string | undefined;
  readonly environment: string;
  /** 'api@1.0.0' */
  readonly release: string;
}

const ownArea = 'api';

/**
 * Reports go to the log, and with a DSN to its service too: redacted, with area and release. Reporting never fails a
 * call.
 */
export function openErrorReports({ dsn, environment, release: ownRelease }: Options, log: Logger): ErrorReports {
  const client = dsn === undefined ? undefined : clientOf(dsn, environment, ownRelease);
  return {
    report(error, { area = ownArea, release = ownRelease, operation, level = 'error', requestId, details = {} } = {}) {
      const facts = {
        area,
        release,
        ...(operation === undefined ? {} : { operation }),
        ...(requestId === undefined ? {} : { requestId }),
      };
      log[level === 'error' ? 'error' : 'warn'](
        {
          report: facts,
          details: redactValue(details),
          err: redactedError(error),
        },
        'a failure is reported',
      );
      if (!client) return;
      const scope = new Scope();
      scope.setLevel(level);
      scope.setTags({
        area,
        ...(operation === undefined ? {} : { operation }),
        ...(requestId === undefined ? {} : { requestId }),
      });
      if (release !== ownRelease) scope.addEventProcessor((event) => ({ ...event, release }));
      scope.setExtras(redactValue(details) as Record<string, unknown>);
      client.captureException(error, undefined, scope);
    },
    async close() {
      await client?.close(2000);
    },
  };
}

/** The error of pino's standard serializer (`type`, `message`, `stack`), without secrets. */
function redactedError(error: unknown): object {
  // Without a prototype the serializer takes the name for the type.
  const bare = Object.create(null) as object;
  if (!(error instanceof Error)) return Object.assign(bare, { name: typeof error, message: redactText(String(error)) });
  const { type, message, stack } = stdSerializers.err(error);
  return Object.assign(bare, { name: type, message: redactText(message), stack: redactText(stack) });
}

function clientOf(dsn: string, environment: string, release: string): ServerRuntimeClient {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    // Messages hold what callers sent: nothing leaves before it was looked through.
    beforeSend: (event) => redactValue(event) as typeof event & Event,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: options.headers ?? {},
          signal: AbortSignal.timeout(10_000),
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return client;
}
