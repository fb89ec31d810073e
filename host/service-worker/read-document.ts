import type { BootData } from '../boot.ts';
import { folderOf, hashMapOf, integrityAddress } from '../hash-map.ts';

/** What the worker reads from a page. */
export interface ReadDocument {
  readonly title: string;
  /** Identifies the releases of the page: differs when any of them does. */
  readonly set: string;
  /** Folders of all files that the page may ever load: '/r/search/1.4.0/'. */
  readonly releases: readonly string[];
  /** Address → sha384-… of the files without which the page can't be used. */
  readonly needed: ReadonlyMap<string, string>;
  /** Address of the hash map of the shell's files, which navigation and members need; null when `useful` lists them. */
  readonly shellMap: string | null;
  /** Address → sha384-… of the shell's other files, when the page itself lists them. */
  readonly useful: ReadonlyMap<string, string>;
}

const bootText = /<script type="application\/json" id="boot">([^]*?)<\/script>/;
const namedFile = /<(?:link|script)[^>]* (?:href|src)="(\/r\/[^"]+)"[^>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Parses a page of the host; null when it is not one. */
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
  // The page uses these maps for what it loads later.
  const own = areas[page?.area ?? '']?.live;
  const ownMap = own && hashMapOf(own);
  if (ownMap) needed.set(ownMap.address, ownMap.integrity);
  const shellMap = shellHashes ? integrityAddress(shell) : null;
  if (shellMap !== null) needed.set(shellMap, shellHashes ?? '');
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
        ].flatMap((address) => folderOf(address) || []),
      ),
    ],
    needed,
    shellMap,
    useful: new Map(Object.entries(integrity).filter(([address]) => address.startsWith(shell) && !needed.has(address))),
  };
}
