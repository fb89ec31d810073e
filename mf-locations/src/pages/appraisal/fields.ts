import { checkEnquiry, emptyEnquiry, enquiryFields, type EnquiryFields, type EnquiryProblems } from '@verandah/market';

/** The sender, and the chosen agents' ids joined by commas. */
export type AppraisalFields = { readonly [Name in keyof EnquiryFields]: EnquiryFields[Name] } & {
  readonly agents: string;
};
export type AppraisalProblems = EnquiryProblems & { readonly agents?: string };

/** Name of each agent's box in the form. */
export const agentField = 'agents';

/** The form before anything is typed: all agents chosen, with a message to change. */
export const startFields = (address: string, agentIds: readonly string[]): AppraisalFields => ({
  ...emptyEnquiry,
  message: `I’d like an appraisal of ${address}.`,
  agents: agentIds.join(','),
});

export const chosenIds = ({ agents }: Pick<AppraisalFields, 'agents'>): readonly string[] =>
  agents.split(',').filter(Boolean);

/** Reads a posted form: of the offered agents those that are ticked. */
export function postedFields(
  form: Readonly<Record<string, string | readonly string[]>>,
  offered: readonly string[],
): AppraisalFields {
  const ticked = [form[agentField] ?? []].flat();
  return { ...enquiryFields(form), agents: offered.filter((id) => ticked.includes(id)).join(',') };
}

/** Validation errors, in words for the visitor. */
export const checkAppraisal = (fields: AppraisalFields): AppraisalProblems => ({
  ...(chosenIds(fields).length === 0 && { agents: 'Choose at least one agent.' }),
  ...checkEnquiry(fields),
});
