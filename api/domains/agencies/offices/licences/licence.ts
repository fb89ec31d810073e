/** A real estate agency's licence in a state, which an admin of the site has compared with the state's register. */
export interface Licence {
  readonly officeId: number;
  readonly stateCode: string;
  /** As the register writes it. */
  readonly number: string;
  /** ISO 8601 */
  readonly verifiedAt: string;
  /** Name of the admin at that time. */
  readonly verifiedBy: string;
}
