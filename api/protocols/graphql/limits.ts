import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { OperationCosts } from './operation-costs.ts';
import { tooCostly } from '../../platform/graph/public.ts';

/**
 * How deep, how expensive and how repetitive an operation may be: `cost` by its text, `work` by what it
 * reads (`field-prices.ts`) and its arguments. The dearest of the site's own costs half of the latter.
 */
export const limits = { depth: 9, cost: 1500, work: 5000, aliases: 15, directives: 20, tokens: 2000 } as const;

/** Fields cost about the same in a fragment as where it is spread: reusing them is no extra work. */
const flattenFragments = true;

/** Rejections are ordinary validation errors with the code QUERY_TOO_COSTLY. */
const refusal = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(tooCostly(error.message.replace('Syntax Error: ', ''))),
  ],
};

/**
 * A text that is nested more deeply than the parser has stack for is too costly, not a failure of ours: two thousand
 * tokens are enough.
 */
const refuseDeepText: Plugin = {
  onParse({ parseFn, setParseFn }) {
    const parse = parseFn as (...given: readonly unknown[]) => unknown;
    setParseFn((...given: readonly unknown[]) => {
      try {
        return parse(...given);
      } catch (error) {
        if (error instanceof RangeError) throw tooCostly('The operation is nested too deeply.');
        throw error;
      }
    });
  },
};

/** @param costs called with the cost of each accepted operation */
export function limitPlugins({ introspection }: { introspection: boolean }, costs: OperationCosts): Plugin[] {
  const armour = EnvelopArmorPlugin({
    maxDepth: { n: limits.depth, flattenFragments, ...refusal },
    costLimit: {
      maxCost: limits.cost,
      flattenFragments,
      ...refusal,
      onAccept: [
        (context: ValidationContext | null, { n }: { n: number }) => {
          if (context) costs.note(context.getDocument(), n);
        },
      ],
    },
    maxAliases: { n: limits.aliases, ...refusal },
    maxDirectives: { n: limits.directives, ...refusal },
    maxTokens: { n: limits.tokens },
    blockFieldSuggestion: { enabled: !introspection },
  }) as Plugin;
  return introspection
    ? [armour, refuseDeepText]
    : [
        armour,
        refuseDeepText,
        { onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule) },
      ];
}
