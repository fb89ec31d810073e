/** On whose behalf a feed is imported. The operator may send listings of any office, an office its own only. */
export type Sender =
  | { readonly operator: true }
  | {
      readonly operator: false;
      readonly officeId: number;
      /** The office's agentID in capitals; null while it has none. */ readonly agentId: string | null;
    };

export const operator: Sender = { operator: true };

/** The sender's office; null for the operator. */
export const officeOf = (sender: Sender): number | null => (sender.operator ? null : sender.officeId);
