/** The reader: never a token. */
export interface SessionFacts {
  readonly signedIn: boolean;
  readonly memberId?: string;
  /** 'member', 'agent', 'admin' */
  readonly roles: readonly string[];
  readonly username?: string;
  readonly name?: string;
  /** Agent id of this member, if they are an agent. */
  readonly agentId?: string;
  /** Root-relative address of a square picture. */
  readonly avatar?: string;
  /**
   * The session has been verified: true on private pages and where a form is taken, absent on pages that are rendered
   * as for a visitor.
   */
  readonly known?: true;
}
