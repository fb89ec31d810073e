/** A link to a page, by the address or street that it is about. */
export interface FoundLink {
  readonly label: string;
  readonly href: string;
}

export interface HomeValueData {
  /** What was typed; '' before. */
  readonly term: string;
  /** Properties whose address matches. */
  readonly properties: readonly FoundLink[];
  /** Streets and suburbs that match, where none of their properties does. */
  readonly around: readonly FoundLink[];
}
