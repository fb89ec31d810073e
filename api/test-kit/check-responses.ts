import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDotPath, safeParse } from 'valibot';
import { writtenDocument } from '../protocols/rest/document.ts';

/** A response differs from its documented schema. */
class WrongResponse extends Error {}

/**
 * Holds every response in JSON, as it is sent, against what is documented of it: the schema of its operation, what
 * `openapi.json` says of other addresses, and for a refusal the schema of problems. One that is not so becomes a 500.
 */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const text = textOf(payload);
    const found = text === undefined ? undefined : await problemOf(request, reply, text);
    if (found !== undefined) {
      const { operation, url = '' } = {
        operation: request.routeOptions.config.operation,
        url: request.routeOptions.url,
      };
      throw new WrongResponse(
        `${operation?.id ?? `${request.method} ${url}`} differs from its documentation: ${found}`,
      );
    }
    return payload;
  });
}

/** Undefined for streams, and for no body. */
function textOf(payload: unknown): string | undefined {
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) ? payload.toString() : undefined;
}

async function problemOf(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | undefined> {
  const { statusCode: status } = reply;
  const type = String(reply.getHeader('content-type') ?? '');
  if (type.startsWith('application/problem+json')) return againstDocument('#/components/schemas/Problem', text);
  if (status >= 300) return undefined;
  const { operation } = request.routeOptions.config;
  if (operation === undefined)
    return type.startsWith('application/json') ? ofOtherAddress(request, status, text) : undefined;
  if (status !== operation.status) return `the status is ${status}, not ${operation.status}`;
  if (status === 204) return text === '' ? undefined : 'a body';
  // A file, such as enquiries as CSV, is a text in its schema.
  const read = safeParse(operation.response, type.startsWith('application/json') ? JSON.parse(text) : text);
  return read.issues?.map((issue) => `${getDotPath(issue) ?? 'response'}: ${issue.message}`).join('; ');
}

let schemas: Ajv2020 | undefined;
let addresses: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

/** Built on demand: most tests don't need it. */
function openDocument(): Ajv2020 {
  if (schemas !== undefined) return schemas;
  const document = JSON.parse(writtenDocument()) as { readonly paths: typeof addresses };
  addresses = document.paths;
  schemas = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  schemas.addSchema(document, 'document');
  return schemas;
}

function againstDocument(pointer: string, text: string): string | undefined {
  const validate: ValidateFunction | undefined = openDocument().getSchema(`document${pointer}`);
  if (validate === undefined) return `nothing is documented at ${pointer}`;
  return validate(JSON.parse(text)) ? undefined : openDocument().errorsText(validate.errors);
}

/** Addresses beside the operations that the document describes; ours alone (`/internal`, `/registry`) are not in it. */
function ofOtherAddress({ method, routeOptions }: FastifyRequest, status: number, text: string): string | undefined {
  openDocument();
  const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}');
  if (addresses[path]?.[method.toLowerCase()] === undefined) return undefined;
  const steps = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  return againstDocument(
    `#/${steps.map((step) => step.replaceAll('/', '~1').replaceAll(/[{}]/g, encodeURIComponent)).join('/')}`,
    text,
  );
}
