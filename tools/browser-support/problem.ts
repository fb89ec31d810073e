/** A use of a feature that some supported browsers lack. */
export interface Problem {
  /** Path of the file from the root. */
  readonly path: string;
  /** Line, from 1. */
  readonly line: number;
  /** Path of the feature in MDN's table, such as `api.Navigator.share`. */
  readonly feature: string;
  /** Browsers with their versions. */
  readonly browsers: readonly string[];
}
