import type { builder } from './builder.ts';
import { sizeWithin } from './errors.ts';
import type { Paging } from '../paging.ts';

type Fields = Parameters<Parameters<typeof builder.queryFields>[0]>[0];

/** `username`, `skip` and `take`, as every list of an agent takes them. */
export const pagingArguments = (t: Fields) => ({
  username: t.arg.string({ required: true }),
  skip: t.arg.int({ defaultValue: 0 }),
  take: t.arg.int({ defaultValue: 25 }),
});

/** @throws {GraphQLError} outside 0 to 50,000 and 0 to 100 */
export function pageWithin({
  skip,
  take,
}: {
  readonly skip?: number | null | undefined;
  readonly take?: number | null | undefined;
}): Paging {
  return { skip: sizeWithin('skip', skip ?? 0, 50_000), take: sizeWithin('take', take ?? 25, 100) };
}
