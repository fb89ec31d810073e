import type { InferOutput } from 'valibot';
import type { AgentProfile } from './agent.ts';
import type { agentResponse } from './responses.ts';

/** An agent in the form of the REST API. */
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
}: AgentProfile): InferOutput<typeof agentResponse> {
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
