import type { InferOutput } from 'valibot';
import type { AgentProfile } from './agent.ts';
import type { agentAnswer } from './answers.ts';

/** An agent as REST answers it. */
export function agentJson({
  phone,
  email,
  office,
  servicedLocations,
  areasOfExpertise,
  languages,
  awards,
  reviewSummary,
  ...agent
}: AgentProfile): InferOutput<typeof agentAnswer> {
  return {
    ...agent,
    fullName: agent.name,
    office,
    contactDetails: { phone, email, officePhone: office.phone },
    servicedLocations: [...servicedLocations],
    areasOfExpertise: [...areasOfExpertise],
    languages: [...languages],
    awards: [...awards],
    reviewSummary: { ...reviewSummary, stars: [...reviewSummary.stars], factors: [...reviewSummary.factors] },
  };
}
