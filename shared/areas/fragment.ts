import type { AreaServices } from './browser-area.ts';

/** What the host passes to a fragment with each message of its topic. */
export interface FragmentProps {
  /** The fragment's own element beside the page, the same for every message. */
  readonly container: HTMLElement;
  /** What the host offers to areas: graph, bus, navigation, session. */
  readonly services: AreaServices;
  /** Of the topic's schema. */
  readonly message: unknown;
}

/** What a remote with fragments exposes as './fragments'. */
export interface FragmentModule {
  readonly version: string;
  /**
   * Shows a fragment, or passes the next message to one that is shown. Resolves when it is rendered.
   * @throws {Error} when its script can't be had
   */
  open(name: string, props: FragmentProps): Promise<void>;
}
