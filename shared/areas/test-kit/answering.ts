import type { Graph, GraphDocument } from '@verandah/graph';

/** By operation name: a result, an error to throw, or a function of the variables that returns either. */
export type Answers = Readonly<Record<string, unknown>>;

export interface RecordedRequest {
  readonly name: string;
  readonly variables: unknown;
}

/** A graph that answers by operation name, and the requests it got. Others are refused. */
export function answering(answers: Answers): { readonly graph: Graph; readonly asked: RecordedRequest[] } {
  const asked: RecordedRequest[] = [];
  const send = async <Result, Variables>(
    document: GraphDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    asked.push({ name: document.name, variables });
    const answer = answers[document.name];
    const given: unknown =
      typeof answer === 'function' ? await (answer as (variables: unknown) => unknown)(variables) : answer;
    if (given instanceof Error) throw given;
    if (given === undefined) throw new Error(`No answer to ${document.name}`);
    return given as Result;
  };
  return { graph: { read: send, write: send }, asked };
}
