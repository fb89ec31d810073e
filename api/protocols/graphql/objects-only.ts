import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Refuses a list in which something is no operation: `[null]`, `[1]`, `[[]]`. The graph server checks the list alone.
 */
export const objectsOnly = (): Plugin => ({
  onRequestParse: () => ({
    onRequestParseDone({ requestParserResult }) {
      const each: readonly unknown[] = Array.isArray(requestParserResult) ? requestParserResult : [requestParserResult];
      const at = each.findIndex((one) => typeof one !== 'object' || one === null || Array.isArray(one));
      if (at < 0) return;
      throw new GraphQLError(`Number ${at + 1} of the list is not an operation: send an object with a query.`, {
        // As the graph server says it of a body that is no object.
        extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
      });
    },
  }),
});
