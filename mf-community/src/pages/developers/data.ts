export interface DevelopersData {
  /** The site's address, for examples. */
  readonly site: string;
}
