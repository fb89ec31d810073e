import type { Services } from '@verandah/kit';
import type { Head } from './page.ts';

/** What the host passes to every area in the browser, through single-spa's custom props. */
export type AreaServices = Services;

/** A page whose data are loaded and that can be shown at once. */
export interface PreparedPage {
  readonly page: string;
  readonly href: string;
  readonly head: Head;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly now: number;
  /** Of `changesSoFar` when the data were requested; absent for a page that the server rendered. */
  readonly changes?: number;
}

export type Preparation =
  /** `stays`: the page on the screen, with other data; its address, title and history entry are not changed. */
  | { readonly status: 200; readonly page: PreparedPage; readonly stays?: true }
  | { readonly status: number; readonly location?: string };

export interface AreaProps {
  readonly container: () => HTMLElement;
  readonly services: AreaServices;
  readonly first: PreparedPage;
}

/** What a remote exposes as './app'. */
export interface AreaModule {
  readonly version: string;
  bootstrap(props: AreaProps): Promise<unknown>;
  mount(props: AreaProps): Promise<unknown>;
  unmount(props: AreaProps): Promise<unknown>;
  /** Loads a page of this area without showing it. */
  prepare(href: string, services: AreaServices): Promise<Preparation>;
  /** Shows a prepared page in the mounted area. */
  show(page: PreparedPage): void;
}
