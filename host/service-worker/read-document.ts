import type { BootData } from '../boot.ts';

/** What a page of the site says of itself. */
export interface ReadDocument {
  readonly title: string;
  /** The releases that it was made of, in words that differ when any of them does. */
  readonly set: string;
  /** Beginnings of the addresses of all files that it may ever load: '/r/search/1.4.0/'. */
  readonly releases: readonly string[];
  /** Address → sha384-… of the files without which it can't be read and used. */
  readonly needed: ReadonlyMap<string, string>;
  /**
   * Address of the map of hashes of all files of the shell: navigations and members need the others; null when they are
   * given here.
   */
  readonly shellMap: string | null;
  /** Address → sha384-… of the shell's other files, where the page itself has them. */
  readonly useful: ReadonlyMap<string, string>;
}

const bootText = /<script type="application\/json" id="boot">([^]*?)<\/script>/;
const namedFile = /<(?:link|script)[^>]* (?:href|src)="(\/r\/[^"]+)"[^>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The beginning of a release file's address that its release has alone; null for another address. */
export const releaseOf = (address: string): string | null => /^\/r\/[^/]+\/[^/]+\//.exec(address)?.[0] ?? null;

/** Reads a page that the host has written; null for what is none. */
export function readDocument(html: string): ReadDocument | null {
  const json = bootText.exec(html)?.[1];
  if (json === undefined) return null;
  const { hostVersion, shellHashes, areas, page, integrity } = JSON.parse(json) as Pick<
    BootData,
    'hostVersion' | 'shellHashes' | 'areas' | 'page' | 'integrity'
  >;
  const head = html.slice(0, html.indexOf('</head>'));
  const needed = new Map(
    [...head.matchAll(namedFile)].map(([tag, address = '']) => [
      address,
      / integrity="([^"]+)"/.exec(tag)?.[1] ?? integrity[address] ?? '',
    ]),
  );
  const shell = `/r/host/${hostVersion}/`;
  // What the page loads later it loads by these maps.
  const live = areas[page?.area ?? '']?.live;
  const ownMap = live?.hashes && releaseOf(live.entry);
  if (ownMap) needed.set(`${ownMap}web/integrity.json`, live.hashes);
  const shellMap = shellHashes ? `${shell}web/integrity.json` : null;
  if (shellHashes) needed.set(`${shell}web/integrity.json`, shellHashes);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  return {
    title: title.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole),
    set: [hostVersion, ...Object.entries(areas).map(([name, { live }]) => `${name}@${live.version}`)].join(' '),
    releases: [
      ...new Set(
        [
          ...Object.keys(integrity),
          ...needed.keys(),
          ...Object.values(areas).flatMap(({ live, previous }) => [live.entry, previous?.entry ?? '']),
        ].flatMap((address) => releaseOf(address) ?? []),
      ),
    ],
    needed,
    shellMap,
    useful: new Map(Object.entries(integrity).filter(([address]) => address.startsWith(shell) && !needed.has(address))),
  };
}
