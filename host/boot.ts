import type { FragmentRule, Head, NavigationEntry, SessionFacts } from '@verandah/areas';
import type { Topic } from './shell/information/topics.ts';
import type { ThirdParty } from './third-party.ts';

/** What the shell shows around, or instead of, an area. */
export type ShellPage =
  | { readonly kind: 'area'; readonly area: string }
  /** The server could not get the area's page in time: the browser tries itself. */
  | { readonly kind: 'waiting'; readonly area: string }
  | { readonly kind: 'information'; readonly topic: Topic }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'error'; readonly status: number };

/** Everything that the shell renders from, on the server and when it hydrates. */
export interface ShellProps {
  readonly path: string;
  readonly page: ShellPage;
  readonly navigation: readonly NavigationEntry[];
  /** Areas of the release set, in a fixed order: each has a container. */
  readonly areas: readonly string[];
  readonly help: { readonly phone: string; readonly email: string };
  /** Pages of who signs in or is signed in that a live release has: the header links to no others. */
  readonly ownPages: readonly string[];
  /** Who the page was drawn for; only on private pages, and where a form was taken. */
  readonly session?: SessionFacts;
  /** What the visitor looks at by a link although it is not live; until when (ISO 8601). */
  readonly previews?: readonly { readonly area: string; readonly version: string; readonly until: string }[];
  /** ISO 8601, for the error page's e-mail. */
  readonly renderedAt: string;
}

/** One release of an area as the browser needs it; addresses are root-relative. */
export interface BootRelease {
  readonly version: string;
  /** Global name of the container. */
  readonly container: string;
  readonly entry: string;
  /**
   * sha384-… of its integrity.json, by which the hashes of its files are fetched; absent when they stand in the boot
   * data.
   */
  readonly hashes?: string;
  /** Small parts beside the page, by the topic that opens each. */
  readonly fragments?: Readonly<Record<string, FragmentRule>>;
}

/** The release set of this visit, and the page that was rendered: JSON in the page's #boot element. */
export interface BootData {
  readonly hostVersion: string;
  /**
   * Identifies a release set: the revision of the pins and, in a rollout or a preview, the replacements of live
   * releases.
   */
  readonly set: string;
  readonly shell: ShellProps;
  readonly areas: Readonly<
    Record<
      string,
      {
        readonly routes: readonly string[];
        readonly privateRoutes?: readonly string[];
        readonly offlineRoutes?: readonly string[];
        readonly live: BootRelease;
        readonly previous?: BootRelease;
      }
    >
  >;
  /** sha384-… of the shell's integrity.json; absent when its hashes stand here. */
  readonly shellHashes?: string;
  /**
   * Root-relative address → sha384-…, for scripts and styles of what was built before there were such maps. Those of
   * the first page stand beside them in its head. Nothing is loaded without its hash.
   */
  readonly integrity: Readonly<Record<string, string>>;
  /** The rendered page; absent when the area could not be rendered on the server (the browser then loads it itself). */
  readonly page?: {
    readonly area: string;
    readonly name: string;
    readonly params: Readonly<Record<string, string>>;
    readonly data: unknown;
    readonly head: Head;
  };
  readonly session: SessionFacts;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Whether pages may be stored for offline reading; otherwise, what an earlier visit has stored is deleted. */
  readonly offlinePages?: boolean;
  /** Scripts of other companies that may be loaded once the visitor agrees; absent without any. */
  readonly thirdParties?: readonly ThirdParty[];
  /** Milliseconds since 1970 on the server when the page was rendered. */
  readonly now: number;
}
