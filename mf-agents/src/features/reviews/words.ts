import type { AgentReview } from '../../pages/profile/agent.ts';

export const reviewRoles = [
  { value: 'vendor', label: 'Vendor', sentence: 'They sold my home' },
  { value: 'buyer', label: 'Buyer', sentence: 'I bought a home from them' },
  { value: 'landlord', label: 'Landlord', sentence: 'They let my home' },
  { value: 'renter', label: 'Renter', sentence: 'I rented a home from them' },
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
    ...(source === 'imported' ? ['Imported'] : source === 'vendor' ? ['Asked by the agent'] : []),
    ...(status === 'pending'
      ? ['Waits for a moderator, seen by you only']
      : status === 'hidden'
        ? ['Hidden by a moderator, seen by you only']
        : []),
  ];
}
