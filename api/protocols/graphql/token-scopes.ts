import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { notByToken } from '../../domains/members/public.ts';
import type { GraphContext } from '../../platform/graph/public.ts';
import type { Scope } from '../../platform/identity/public.ts';
import { Refusal } from '../../platform/problems/public.ts';

/**
 * Fields that an access token resolves for its member, with the scope that it needs: what the REST API offers
 * with the same scope. All other fields are a visitor's.
 */
export const fieldScopes: Readonly<Record<string, Scope>> = {
  'Query.alerts': 'saved:read',
  'Alerts.joinedCount': 'saved:read',
  'Mutation.addAlert': 'saved:write',
  'Mutation.updateAlert': 'saved:write',
  'Mutation.deleteAlert': 'saved:write',
  'Mutation.deleteAlertNewListing': 'saved:write',
  'Mutation.follow': 'saved:write',
  'Mutation.unfollow': 'saved:write',
  'Query.agentTransactions': 'agency:read',
  'Query.agentTransaction': 'agency:read',
  'Query.vendorReviewRequests': 'agency:read',
  'Query.vendorReviewRequest': 'agency:read',
  'Mutation.addAgentTransaction': 'agency:write',
  'Mutation.changeAgentTransaction': 'agency:write',
  'Mutation.deleteAgentTransaction': 'agency:write',
  'Mutation.replyToAgentReview': 'agency:write',
  'Mutation.addVendorReviewRequest': 'agency:write',
  'Mutation.withdrawVendorReviewRequest': 'agency:write',
  'Query.feedUploads': 'feeds:read',
  'Query.feedUpload': 'feeds:read',
  'Mutation.sendFeed': 'feeds:write',
  'Query.webhooks': 'webhooks:read',
  'Query.webhook': 'webhooks:read',
  'Mutation.addWebhook': 'webhooks:write',
  'Mutation.setWebhookKinds': 'webhooks:write',
  'Mutation.setWebhookEnabled': 'webhooks:write',
  'Mutation.rotateWebhookSecret': 'webhooks:write',
  'Mutation.endFormerWebhookSecret': 'webhooks:write',
  'Mutation.deleteWebhook': 'webhooks:write',
  'Mutation.testWebhook': 'webhooks:write',
  'Mutation.replayWebhookDelivery': 'webhooks:write',
};

type Resolver = GraphQLFieldResolver<unknown, GraphContext>;

/**
 * Lets access tokens act: a field of `fieldScopes` is resolved for the token's member, whatever is below it as
 * for a visitor. So a scope never opens more than the field that it is for, however the types are connected.
 * @returns the same schema
 * @throws {Error} when a field of the list does not exist
 */
export function withTokenScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, scope] of Object.entries(fieldScopes)) {
    const [type = '', field = ''] = name.split('.');
    const found = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[field];
    if (found?.resolve === undefined) throw new Error(`There is no field ${name} for ${scope}.`);
    found.resolve = asHolder(found.resolve as Resolver, scope) as typeof found.resolve;
    found.description = `${found.description ?? ''} Access tokens need the scope \`${scope}\`.`.trim();
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, field] of Object.entries(type?.getFields() ?? {}))
      if (field.resolve !== undefined && fieldScopes[`${type?.name}.${name}`] === undefined)
        field.resolve = asVisitor(field.resolve as Resolver) as typeof field.resolve;
  return schema;
}

/** @throws {Refusal} forbidden without the scope */
const asHolder =
  (resolve: Resolver, scope: Scope): Resolver =>
  (source, args, context, info) => {
    const { token } = context;
    if (token === null) return resolve(source, args, context, info);
    if (!token.scopes.includes(scope)) throw new Refusal('forbidden', `This access token lacks the scope ${scope}.`);
    return resolve(source, args, { ...context, viewer: token.holder }, info);
  };

/** Signing in would not help a caller with a token: state the reason. */
const asVisitor =
  (resolve: Resolver): Resolver =>
  (source, args, context, info) => {
    if (context.token === null) return resolve(source, args, context, info);
    try {
      const result: unknown = resolve(source, args, context, info);
      return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(explainError(error))) : result;
    } catch (error) {
      throw explainError(error);
    }
  };

const explainError = (error: unknown): unknown =>
  error instanceof Refusal && error.kind === 'signed-out' ? notByToken() : error;
