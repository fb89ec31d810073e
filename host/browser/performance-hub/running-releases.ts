import type { BootData } from '../../boot.ts';

/** Why a release runs in this tab. 'override': a host that serves it to everybody (PINNED_RELEASES). */
export type Why = 'live' | 'rollout' | 'preview' | 'override' | 'development' | 'stand-in';

/** A release of an area in this tab, and what of it was loaded. */
export interface RunningRelease {
  readonly area: string;
  readonly version: string;
  readonly why: Why;
  /** The release that it stands in for, because that one failed. */
  readonly instead?: string;
  readonly files: number;
  /** Bytes of its files as they were sent, from the network or from this browser's cache. */
  readonly bytes: number;
  /** Milliseconds from the start of the page until its last file was there; null: nothing was loaded. */
  readonly ready: number | null;
}

/** What is read of an entry of the resource timing. */
export type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize' | 'responseEnd'>;

/** The releases that replace live ones: '17 search@1.0.1!,listing@2.0.0 agents@0.0.0-development'. */
function chosenIn(set: string): Map<string, { readonly version: string; readonly alone: boolean }> {
  const [, ...parts] = set.split(' ');
  return new Map(
    parts
      .flatMap((part) => part.split(','))
      .flatMap((part) => {
        const [area = '', version = ''] = part.split('@');
        return version === '' ? [] : [[area, { version: version.replace('!', ''), alone: version.endsWith('!') }]];
      }),
  );
}

/**
 * The release of each area that runs in this tab.
 * @param files what the page has loaded
 * @param live versions that are live now, by area; undefined while they are loading
 */
export function runningReleases(
  { set, areas, shell: { previews = [] } }: Pick<BootData, 'set' | 'areas' | 'shell'>,
  files: readonly LoadedFile[],
  live?: Readonly<Record<string, string>>,
): RunningRelease[] {
  const chosen = chosenIn(set);
  return Object.entries(areas).map(([area, { live: given, previous }]) => {
    const ofRelease = (version: string): readonly LoadedFile[] =>
      files.filter(({ name }) => name.includes(`/r/${area}/${version}/`));
    // Its files are fetched only once the release before it in line has failed.
    const fellBack = previous !== undefined && ofRelease(previous.version).length > 0;
    const { version } = fellBack ? previous : given;
    const choice = chosen.get(area);
    const loaded = ofRelease(version);
    const instead = fellBack
      ? given.version
      : choice === undefined && live?.[area] !== undefined && live[area] !== version
        ? live[area]
        : undefined;
    return {
      area,
      version,
      why: whyOf(),
      ...(instead !== undefined && { instead }),
      files: loaded.length,
      bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      ready: loaded.length === 0 ? null : Math.max(...loaded.map(({ responseEnd }) => responseEnd)),
    };

    function whyOf(): Why {
      if (instead !== undefined || (choice && choice.version !== version)) return 'stand-in';
      if (!choice) return 'live';
      if (choice.version.endsWith('-development')) return 'development';
      if (!choice.alone) return 'rollout';
      return previews.some((one) => one.area === area && one.version === version) ? 'preview' : 'override';
    }
  });
}
