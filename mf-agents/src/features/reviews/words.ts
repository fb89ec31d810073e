import type { AgentReview } from '../../pages/profile/agent.ts';

export const reviewRoles = [
  { value: 'vendor', label: 'Vendor', sentence: 'Sold my property' },
  { value: 'buyer', label: 'Buyer', sentence: 'Bought a property from them' },
  { value: 'landlord', label: 'Landlord', sentence: 'Leased my property' },
  { value: 'renter', label: 'Renter', sentence: 'Rented a property from them' },
] as const;
export type ReviewRole = (typeof reviewRoles)[number]['value'];

export const agentFactors = [
  { value: 'communication', label: 'Communication' },
  { value: 'knowledge', label: 'Local knowledge' },
  { value: 'negotiation', label: 'Negotiation' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'honesty', label: 'Honesty' },
] as const;
export type AgentFactor = (typeof agentFactors)[number]['value'];

export const factorLabel = (factor: string): string =>
  agentFactors.find(({ value }) => value === factor)?.label ?? factor;

/** Labels for the source and state of a review; empty for a member's published one. */
export function reviewMarks({ source, status }: Pick<AgentReview, 'source' | 'status'>): string[] {
  return [
    ...(source === 'imported' ? ['Imported'] : source === 'vendor' ? ['Invited by the agent'] : []),
    ...(status === 'pending'
      ? ['Awaiting approval. Only you can see it.']
      : status === 'hidden'
        ? ['Hidden by a moderator. Only you can see it.']
        : []),
  ];
}
