import { readPending, type Pending } from '@verandah/kit';
import { array, literal, object, pipe, regex, safeParse, string, union, maxLength } from 'valibot';

const id = pipe(string(), regex(/^\d{1,9}$/));
const action = union([
  object({ kind: literal('save'), listingId: id }),
  object({
    kind: literal('alert'),
    name: pipe(string(), maxLength(100)),
    search: pipe(string(), maxLength(4000)),
    position: string(),
    key: string(),
  }),
  object({
    kind: literal('follow'),
    what: union([literal('agent'), literal('location'), literal('question'), literal('member')]),
    id,
  }),
]);

/** The pending actions of this browser's visitor, in their order. Invalid entries are left out. */
export const pendingActions = (): readonly Pending[] => {
  const read = safeParse(array(pipe(union([action, object({})]))), readPending());
  return read.success ? read.output.filter((one): one is Pending => 'kind' in one) : [];
};
