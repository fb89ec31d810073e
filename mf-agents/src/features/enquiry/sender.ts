import { graphql } from '../../graphql.ts';

/** Name and email address of the signed-in member. */
export const readSender = graphql(`query ContactSender { member { name email } }`);
