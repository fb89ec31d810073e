import { arrivedBefore, GraphError, type Graph } from '@verandah/graph';
import { enquiryFieldNames, enquiryParts, onceKey } from '@verandah/market';
import { graphql } from '../../graphql.ts';
import { chosenIds, type AppraisalFields, type AppraisalProblems } from './fields.ts';

export const askForAppraisal = graphql(`
  mutation AskForAppraisal($input: PersonEnquiryInput!, $key: String!) { addEnquiry(input: $input,
    idempotencyKey: $key) { receipt { id } problems { field message } } }`);

interface Problem {
  readonly field: string;
  readonly message: string;
}

/**
 * Sends one enquiry to each chosen agent, one after the other. The same words on the same occasion are written once for
 * each, so that another attempt reaches only those that the first one did not.
 * @param names of the agents, by id
 * @param occasion the draft's mark, or the day
 * @returns validation errors of the API, by field if no agent was reached; empty if all were
 * @throws {GraphError} unknown outcome
 */
export async function sendRequests(
  graph: Graph,
  address: string,
  fields: AppraisalFields,
  names: ReadonlyMap<string, string>,
  occasion: string,
): Promise<AppraisalProblems> {
  const ids = chosenIds(fields);
  const failed: { readonly name: string; readonly problem: Problem }[] = [];
  for (const agentId of ids) {
    const problem = await sendOne(graph, address, fields, agentId, occasion);
    if (problem) failed.push({ name: names.get(agentId) ?? 'One of them', problem });
  }
  const [first] = failed;
  if (!first) return {};
  if (failed.length < ids.length) {
    const unreached = failed.map(({ name, problem }) => `We couldn’t ask ${name}. ${problem.message}`);
    return { form: `${unreached.join(' ')} The others have your request.` };
  }
  const { field, message } = first.problem;
  return { [enquiryFieldNames.find((each) => each === field) ?? 'form']: message };
}

/** @returns why the agent did not get it; undefined if they did */
async function sendOne(
  graph: Graph,
  address: string,
  fields: AppraisalFields,
  agentId: string,
  occasion: string,
): Promise<Problem | undefined> {
  const { name, email, phone, message, consent } = fields;
  try {
    const { addEnquiry } = await graph.write(askForAppraisal, {
      input: {
        kind: 'appraisal',
        agentId,
        intention: 'appraisal',
        address,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim() || null,
        message: message.trim(),
        consent,
      },
      key: onceKey('appraisal', occasion, [agentId, address, ...enquiryParts(fields)]),
    });
    return addEnquiry.receipt ? undefined : (addEnquiry.problems[0] ?? { field: 'form', message: 'Please call them.' });
  } catch (error) {
    // An agent who has left since; without a code the outcome is unknown.
    if (!(error instanceof GraphError) || error.code === '' || arrivedBefore(error)) throw error;
    return { field: 'form', message: error.message };
  }
}
