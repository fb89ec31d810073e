import { securityEventKinds, securityEventWays } from '@verandah/market';
import { boolean, nullable, object, picklist, safeParse, string, type InferOutput } from 'valibot';

const securityEventShape = object({
  id: string(),
  at: string(),
  kind: picklist(securityEventKinds),
  way: nullable(picklist(securityEventWays)),
  withCode: boolean(),
  subject: nullable(string()),
  device: nullable(string()),
  session: nullable(string()),
  current: boolean(),
});
/** An entry of the account's history; times are ISO 8601. */
export type SecurityEvent = InferOutput<typeof securityEventShape>;
/** Entries of kinds that this page knows: a newer API may have more. */
export const readSecurityEvents = (body: unknown): readonly SecurityEvent[] | null =>
  Array.isArray(body)
    ? body.flatMap((each) => {
        const read = safeParse(securityEventShape, each);
        return read.success ? [read.output] : [];
      })
    : null;
