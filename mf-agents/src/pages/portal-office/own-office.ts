import type { PortalOfficeQuery } from '../../graphql.ts';

/** The agent's office, as its page in the portal shows it. */
export type OwnOffice = NonNullable<PortalOfficeQuery['office']>;
