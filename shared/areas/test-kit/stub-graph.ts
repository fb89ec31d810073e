import type { Graph, GraphDocument } from '@verandah/graph';

/** By operation name: a result, an error to throw, or a function of the variables that returns either. */
export type Responses = Readonly<Record<string, unknown>>;

export interface RecordedRequest {
  readonly name: string;
  readonly variables: unknown;
}

/** A graph that responds by operation name, and the requests it got. Others are rejected. */
export function stubGraph(responses: Responses): { readonly graph: Graph; readonly requests: RecordedRequest[] } {
  const requests: RecordedRequest[] = [];
  const send = async <Result, Variables>(
    document: GraphDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    requests.push({ name: document.name, variables });
    const response = responses[document.name];
    const given: unknown =
      typeof response === 'function' ? await (response as (variables: unknown) => unknown)(variables) : response;
    if (given instanceof Error) throw given;
    if (given === undefined) throw new Error(`No response for ${document.name}`);
    return given as Result;
  };
  return { graph: { read: send, write: send }, requests };
}
