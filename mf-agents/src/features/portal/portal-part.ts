import type { FormFields, PageRequest } from '@verandah/areas';
import type { ReactNode } from 'react';
import type { Refused } from './refused.ts';
import type { Who } from './who.ts';

/** Result of loading a page of the portal. */
export type PartLoaded<Content> =
  | { readonly title: string; readonly content: Content }
  | { readonly status: 404 }
  | { readonly location: string };

/** A submitted form: its name, its fields, and the idempotency key of its writes. */
export interface Sent {
  readonly form: string;
  readonly fields: FormFields;
  /** Idempotency key of a write. The same input has the same key. */
  keyFor(what: string, input: unknown): string;
}

export interface PortalPart<Content> {
  /** Who may see the page: agents, agents and admins, admins only, or all members. */
  readonly access: 'agent' | 'agent or admin' | 'admin' | 'member';
  load(request: PageRequest): Promise<PartLoaded<Content>>;
  /**
   * Handles one of the page's forms.
   * @returns the address to go to, or a secret to show once in place
   * @throws {NotTaken | GraphError} the page is returned with what was typed
   */
  submit?(request: PageRequest, sent: Sent): Promise<{ readonly location: string } | { readonly secret: string }>;
  /** Labels of the forms' fields, for validation errors of the API. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Confirmations for `?done=…`, which marks a successful form. */
  readonly done?: Readonly<Record<string, string>>;
  View(props: {
    readonly content: Content;
    readonly who: Who;
    /** Shown once, such as a new key; else ''. */
    readonly secret: string;
  }): ReactNode;
}

export interface PortalData<Content> {
  readonly who: Who;
  readonly path: string;
  readonly title: string;
  /** Null if the member may not see the page: it then explains how to become an agent. */
  readonly content: Content | null;
  /** Identifies a form's writes in retries. */
  readonly key: string;
  /** Confirmation of the last action. */
  readonly done: string;
  /** A secret that is shown once: a new key. */
  readonly secret: string;
  readonly refused: Refused | null;
}
