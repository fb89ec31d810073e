import type { FormFields } from '@verandah/areas';
import { createContext, useContext } from 'react';
import type { Refused } from './refused.ts';

/** A form of the page, which may hold unsaved input. */
export interface FollowedForm {
  readonly name: string;
  isChanged(): boolean;
}

export interface PortalForms {
  readonly path: string;
  readonly key: string;
  /** Rejected forms by name. */
  readonly refusals: Readonly<Record<string, Refused>>;
  /** Counts how often the page got new data. */
  readonly round: number;
  /** Ids of forms that held unsaved input when the last data came. */
  readonly unsaved: ReadonlySet<string>;
  /** Adds a form of the page. @returns removes it */
  follow(id: string, form: FollowedForm): () => void;
  /** Name of the form being sent. */
  readonly sending: string;
  /** @param saved called once the fields have been saved, before the page goes anywhere */
  send(form: string, fields: FormFields, saved: () => void): void;
}

export const PortalContext = createContext<PortalForms | null>(null);

/** @throws {Error} outside a page of the portal */
export function usePortal(): PortalForms {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal must be used within a page of the agents’ portal.');
  return portal;
}
