import type { FormFields, PageRequest } from '@verandah/areas';
import type { ReactNode } from 'react';
import type { Refused } from './refused.ts';
import type { Who } from './who.ts';

/** What a page of the agent's place comes to. */
export type PartLoaded<Content> =
  | { readonly title: string; readonly content: Content }
  | { readonly status: 404 }
  | { readonly location: string };

/** A form that was sent: which one, its fields, and the key under which it is done once. */
export interface Sent {
  readonly form: string;
  readonly fields: FormFields;
  /** For a write of these words: the same words again are the same write. */
  keyFor(what: string, input: unknown): string;
}

export interface PortalPart<Content> {
  /** Agents' pages; those that admins have too; those of admins alone; those of every member. */
  readonly access: 'agent' | 'agent or admin' | 'admin' | 'member';
  load(request: PageRequest): Promise<PartLoaded<Content>>;
  /**
   * Takes one of the page's forms.
   * @returns where to go, or what to show in place (a secret that is shown once)
   * @throws {NotTaken | GraphError} then the page comes back with what was typed
   */
  submit?(request: PageRequest, sent: Sent): Promise<{ readonly location: string } | { readonly told: string }>;
  /** Labels of the forms' fields, for what the service says of them. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Words for `?done=…`, the mark of a form that was taken. */
  readonly done?: Readonly<Record<string, string>>;
  View(props: {
    readonly content: Content;
    readonly who: Who;
    /** A secret that is shown this once. */ readonly told: string;
  }): ReactNode;
}

export interface PortalData<Content> {
  readonly who: Who;
  readonly path: string;
  readonly title: string;
  /** Null for who may not see the page: it says how to become an agent. */
  readonly content: Content | null;
  /** Makes a form's writes known when they are sent again. */
  readonly key: string;
  /** What has just been done, in words. */
  readonly done: string;
  /** What is shown once: a new key. */
  readonly told: string;
  readonly refused: Refused | null;
}
