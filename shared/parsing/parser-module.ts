/**
 * What the module of a parser exports by default: opens a parser, which gets one message after the other. Data,
 * messages and results are copied between processes.
 */
export type OpenParser<Data, Message, Result> = (data: Data) => (message: Message) => Result | Promise<Result>;

export interface ParserLimits {
  /** Milliseconds for one message. */
  readonly time: number;
  /** Megabytes of heap. */
  readonly memory: number;
}

/** What the process is sent. `open` precedes the first `message` of each parser. */
export type ToProcess =
  | { readonly kind: 'open'; readonly module: string; readonly data: unknown }
  | { readonly kind: 'message'; readonly message: unknown };

export type FromProcess =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'failure'; readonly reason: 'depth' | 'error'; readonly message: string };
