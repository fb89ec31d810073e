import { graphql, type PortalRepliesQuery } from '../../graphql.ts';

export type ReplyTemplate = PortalRepliesQuery['ownReplyTemplates'][number];

export const readTemplates = graphql(`query PortalReplies { ownReplyTemplates { id name text } }`, [], {
  cached: false,
});
export const saveTemplate = graphql(`
  mutation SaveReplyTemplate($id: ID, $input: ReplyTemplateInput!, $key: String) { saveReplyTemplate(id: $id,
    input: $input, idempotencyKey: $key) { id } }`);
export const deleteTemplate = graphql(`
  mutation DeleteReplyTemplate($id: ID!) { deleteReplyTemplate(id: $id) }`);
