/** How an auction can end. */
export const auctionResults = [
  'soldPriorToAuction',
  'soldAtAuction',
  'soldAfterAuction',
  'passedIn',
  'passedInVendorBid',
  'withdrawn',
] as const;
export type AuctionResult = (typeof auctionResults)[number];

/** What visitors and agents read. */
export const auctionResultLabels: Readonly<Record<AuctionResult, string>> = {
  soldPriorToAuction: 'Sold before auction',
  soldAtAuction: 'Sold at auction',
  soldAfterAuction: 'Sold after auction',
  passedIn: 'Passed in',
  passedInVendorBid: 'Passed in on a vendor bid',
  withdrawn: 'Withdrawn',
};
