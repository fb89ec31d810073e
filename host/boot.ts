import type { FragmentRule, Head, NavigationEntry, SessionFacts } from '@verandah/areas';
import type { BootRoutes } from './boot-routes.ts';
import type { Flags } from './flags.ts';
import type { Topic } from './shell/information/topics.ts';
import type { ThirdParty } from './third-party.ts';

/** The page that the shell shows around or instead of an area. */
export type ShellPage =
  | { readonly kind: 'area'; readonly area: string }
  /** The server could not render the area's page in time: the browser tries. */
  | { readonly kind: 'waiting'; readonly area: string }
  | { readonly kind: 'information'; readonly topic: Topic }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'error'; readonly status: number };

/** The props of the shell, on the server and for hydration. */
export interface ShellProps {
  readonly path: string;
  readonly page: ShellPage;
  readonly navigation: readonly NavigationEntry[];
  /** Where the rendered page has its entries lead. */
  readonly entryLinks?: Head['entryLinks'];
  /** Areas of the release set, in a fixed order. Each has a container. */
  readonly areas: readonly string[];
  readonly help: { readonly phone: string; readonly email: string };
  /** The site's listings are sample data. */
  readonly sample?: boolean;
  /** Pages for members and for signing in that a live release has. The header links only to these. */
  readonly ownPages: readonly string[];
  /** The session that the page was rendered for; only on private pages and after a form. */
  readonly session?: SessionFacts;
  /** Releases that are not live, which the visitor opened by a link. `until` is ISO 8601. */
  readonly previews?: readonly { readonly area: string; readonly version: string; readonly until: string }[];
  /** ISO 8601, for the error page's email. */
  readonly renderedAt: string;
}

/** A release of an area as the browser needs it. Addresses are root-relative. */
export interface BootRelease {
  readonly version: string;
  /** Global name of the container. */
  readonly container: string;
  readonly entry: string;
  /**
   * sha384-… of the file with the hashes of its files: its manifest, or integrity.json in older releases; undefined
   * when the boot data contain the hashes.
   */
  readonly hashes?: string;
  /** Address of its federation manifest; undefined for older releases, whose manifest contains no hashes. */
  readonly manifest?: string;
  /** Fragments beside the page, each with the topic that opens it. */
  readonly fragments?: Readonly<Record<string, FragmentRule>>;
}

/** The release set of this visit and the rendered page: JSON in the page's #boot element. */
export interface BootData {
  readonly hostVersion: string;
  /**
   * Identifies the release set: the revision of the pins and, in a rollout or a preview, the releases that replace live
   * ones.
   */
  readonly set: string;
  readonly shell: ShellProps;
  readonly areas: Readonly<
    Record<string, BootRoutes & { readonly live: BootRelease; readonly previous?: BootRelease }>
  >;
  /** sha384-… of the shell's integrity.json; undefined when its hashes are in `integrity`. */
  readonly shellHashes?: string;
  /**
   * Root-relative address → sha384-…, for scripts and styles of builds without hash maps, and absolute address →
   * sha384-… for the federation plugin. The hashes of the first files are in the page's head. Nothing of ours loads
   * without its hash.
   */
  readonly integrity: Readonly<Record<string, string>>;
  /** The rendered page; undefined when the area could not be rendered on the server (the browser then loads it). */
  readonly page?: {
    readonly area: string;
    readonly name: string;
    readonly params: Readonly<Record<string, string>>;
    readonly data: unknown;
    readonly head: Head;
  };
  readonly session: SessionFacts;
  readonly flags: Flags;
  /** Whether pages may be stored for reading offline. If not, the stored pages of earlier visits are deleted. */
  readonly offlinePages?: boolean;
  /** Third-party scripts that may load once the visitor agrees; undefined without any. */
  readonly thirdParties?: readonly ThirdParty[];
  /** Absolute address of a script that adds plugins to the federation runtime; undefined: none. */
  readonly federationPlugin?: string;
  /** Milliseconds since 1970 on the server when the page was rendered. */
  readonly now: number;
}
