/**
 * How a release came about: an in-toto statement with the SLSA provenance predicate (https://slsa.dev/provenance/v1),
 * part of the signed manifest.
 */
export interface Provenance {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
  readonly predicateType: 'https://slsa.dev/provenance/v1';
  readonly predicate: {
    readonly buildDefinition: {
      readonly buildType: string;
      readonly externalParameters: { readonly area: string; readonly version: string };
      /** `unclean`: files of the source tree differ from the commit. */
      readonly internalParameters: { readonly unclean: boolean };
      /** The source; empty when it is in no repository. */
      readonly resolvedDependencies: readonly {
        readonly uri: string;
        readonly digest: { readonly gitCommit: string };
      }[];
    };
    readonly runDetails: {
      /** Where: address of the run of a continuous integration, or the machine. `version.user`: who. */
      readonly builder: { readonly id: string; readonly version: Readonly<Record<string, string>> };
      readonly metadata: { readonly invocationId: string; readonly finishedOn: string };
    };
  };
}

/** Who built a release, where and from what. `commit`: '' when the source is in no repository. */
export interface BuildOrigin {
  readonly commit: string;
  readonly unclean: boolean;
  readonly who: string;
  readonly where: string;
}

/** The facts of a provenance. */
export const originOf = ({ predicate: { buildDefinition, runDetails } }: Provenance): BuildOrigin => ({
  commit: buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? '',
  unclean: buildDefinition.internalParameters.unclean,
  who: runDetails.builder.version['user'] ?? '',
  where: runDetails.builder.id,
});
