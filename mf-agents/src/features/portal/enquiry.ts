export const enquiryWords = { new: 'New', read: 'Read', answered: 'Replied', closed: 'Closed' } as const;
export type EnquiryStatus = keyof typeof enquiryWords;

export const kindWords: Readonly<Record<string, string>> = {
  listing: 'About a listing',
  agent: 'To you',
  appraisal: 'Appraisal request',
  buyer: 'Looking for a home',
  property: 'About a home',
  product: 'About the site',
};

export interface OwnEnquiry {
  readonly id: string;
  readonly kind: string;
  readonly status: EnquiryStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly listing: {
    readonly id: string;
    readonly uri: string;
    readonly label: string;
    readonly isHidden: boolean;
  } | null;
}

export const enquiryFragment = /* GraphQL */ `fragment OwnEnquiry on OwnEnquiry { id kind status name email phone message receivedAt answeredAt listing { id uri label isHidden } }`;
