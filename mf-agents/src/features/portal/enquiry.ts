import type { OwnEnquiryFragment } from '../../graphql.ts';

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

export type OwnEnquiry = OwnEnquiryFragment;

export const enquiryFragment = /* GraphQL */ `fragment OwnEnquiry on OwnEnquiry { id kind status name email phone message receivedAt answeredAt listing { id uri label isHidden } }`;
