import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Rejects a list in which an entry is not an operation: `[null]`, `[1]`, `[[]]`. The graph server checks only the list.
 */
export const objectsOnly = (): Plugin => ({
  onRequestParse: () => ({
    onRequestParseDone({ requestParserResult }) {
      const each: readonly unknown[] = Array.isArray(requestParserResult) ? requestParserResult : [requestParserResult];
      const at = each.findIndex((one) => typeof one !== 'object' || one === null || Array.isArray(one));
      if (at < 0) return;
      throw new GraphQLError(`Number ${at + 1} of the list is not an operation: send an object with a query.`, {
        // The same message as for a body that is not an object.
        extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
      });
    },
  }),
});
