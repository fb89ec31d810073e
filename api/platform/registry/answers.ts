import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

export class Unreadable extends Error {}

/** @throws {Unreadable} with a line that names the field */
export function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const done = v.safeParse(schema, value);
  if (done.success) return done.output;
  const [issue] = done.issues;
  throw new Unreadable(`${v.getDotPath(issue) ?? 'The body'} ${issue.message}`);
}

export const refuse = (reply: FastifyReply, status: number, reason: string, message: string): FastifyReply =>
  reply.code(status).send({ reason, message });
