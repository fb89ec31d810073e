import { useEffect, useId, useRef, useState } from 'react';
import type { Bus } from '@verandah/bus';
import type { BootData } from '../../boot.ts';
import { followBus, type BusMessage } from './bus-log.ts';
import styles from './performance-hub.module.css';
import { runningReleases, type LoadedFile, type RunningRelease } from './running-releases.ts';
import { previewPath, SwitchProblem, versionsOf } from './switch-release.ts';
import { followVitals, vitalsText } from './vitals.ts';

interface DeveloperPanelProps {
  readonly boot: Pick<BootData, 'hostVersion' | 'set' | 'areas' | 'shell'>;
  readonly bus: Pick<Bus, 'follow'>;
  readonly load?: (href: string) => void;
}

const whys: Readonly<Record<RunningRelease['why'], string>> = {
  live: 'live',
  rollout: 'rollout: this visitor is among its share',
  preview: 'preview, by a link',
  override: 'override: this host serves it to everybody',
  development: 'from its source, by the development server',
  'stand-in': 'stand-in',
};
const formatKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** Versions that are live now; undefined until they are known. */
function useLive(): Readonly<Record<string, string>> | undefined {
  const [live, setLive] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    fetch('/api/version', { cache: 'no-store' })
      .then((response) => response.json())
      .then(
        ({ areas }: { areas?: Readonly<Record<string, string>> }) => setLive(areas),
        () => undefined, // the panel shows no releases
      );
  }, []);
  return live;
}

function useFiles(): readonly LoadedFile[] {
  const [files, setFiles] = useState<readonly LoadedFile[]>([]);
  useEffect(() => {
    if (!('PerformanceObserver' in window)) return undefined;
    const observer = new PerformanceObserver(() =>
      setFiles(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    );
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return files;
}

/** What runs in this tab and why: speed, releases with a switch to others, and the messages of the bus. */
export function DeveloperPanel({ boot, bus, load = (href) => window.location.assign(href) }: DeveloperPanelProps) {
  const [speed, setSpeed] = useState<readonly string[]>([]);
  const [messages, setMessages] = useState<readonly BusMessage[]>([]);
  const [open, setOpen] = useState(false);
  const releases = runningReleases(boot, useFiles(), useLive());
  const previews = boot.shell.previews ?? [];
  useEffect(() => followVitals((vitals) => setSpeed(vitalsText(vitals))), []);
  useEffect(() => followBus(bus, setMessages), [bus]);
  return (
    <>
      <p className={styles.line}>
        {speed.map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span>
          {[`host@${boot.hostVersion}`, ...releases.map(({ area, version }) => `${area}@${version}`)].join(', ')}
        </span>
      </p>
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Releases and bus
      </button>
      {open && (
        <>
          <h2 className={styles.title}>Releases of this page</h2>
          <p>
            Set {boot.set}, shell {boot.hostVersion}
          </p>
          <ul className={styles.releases}>
            {releases.map((release) => (
              <ReleaseCard key={release.area} release={release} load={load} />
            ))}
          </ul>
          {previews.length > 0 && (
            <form method="post" action="/preview/leave">
              <button type="submit" className={styles.button}>
                Leave all previews
              </button>
            </form>
          )}
          <h2 className={styles.title}>Messages on the bus</h2>
          <ol className={styles.messages} reversed>
            {messages.map(({ id, topic, kind, at, value }) => (
              <li key={id}>
                {(at / 1000).toFixed(2)} s <strong>{topic}</strong> ({kind}) <code>{value}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function ReleaseCard({
  release: { area, version, why, instead, files, bytes, ready },
  load,
}: {
  readonly release: RunningRelease;
  readonly load: (href: string) => void;
}) {
  const [versions, setVersions] = useState<readonly string[]>();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const label = useId();
  useEffect(() => select.current?.focus(), [versions]);
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setProblem('');
    await run().catch((error: unknown) =>
      setProblem(error instanceof SwitchProblem ? error.message : 'That did not work.'),
    );
  };
  return (
    <li className={styles.release}>
      <h3 className={styles.area}>
        {area} {version}
      </h3>
      <p>
        {whys[why]}
        {instead && ` for ${instead}, which failed here or went live after this page`}
      </p>
      <p>
        {ready === null
          ? 'nothing of it is loaded'
          : `${files} ${files === 1 ? 'file' : 'files'}, ${formatKilobytes(bytes)}, ready after ${Math.round(ready)} ms`}
      </p>
      {versions === undefined ? (
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            void attempt(async () => {
              const found = (await versionsOf(area)).filter((one) => one !== version);
              setVersions(found);
              setChosen(found[0] ?? '');
            })
          }
        >
          Switch {area} …
        </button>
      ) : (
        <form
          className={styles.switch}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== '') void attempt(async () => load(await previewPath(area, chosen)));
          }}
        >
          <label htmlFor={label}>Release of {area}</label>
          <select
            id={label}
            ref={select}
            className={styles.button}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {versions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button type="submit" className={styles.button} aria-disabled={chosen === ''}>
            {chosen === '' ? 'No other release' : 'Show it here'}
          </button>
        </form>
      )}
      <p role="alert">{problem}</p>
    </li>
  );
}
