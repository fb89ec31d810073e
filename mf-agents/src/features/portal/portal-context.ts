import type { FormFields } from '@verandah/areas';
import { createContext, useContext } from 'react';
import type { Refused } from './refused.ts';

export interface PortalForms {
  readonly path: string;
  readonly key: string;
  readonly refused: Refused | null;
  /** Name of the form being sent. */
  readonly sending: string;
  send(form: string, fields: FormFields): void;
}

export const PortalContext = createContext<PortalForms | null>(null);

/** @throws {Error} outside a page of the portal */
export function usePortal(): PortalForms {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal must be used within a page of the agent’s place.');
  return portal;
}
