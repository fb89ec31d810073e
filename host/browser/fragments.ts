import type { AreaServices, FragmentModule } from '@verandah/areas';
import { topics, type TopicName } from '@verandah/bus';
import type { BootData, BootRelease } from '../boot.ts';
import { limits } from './area-runner.ts';
import { retainAreaStyles } from './area-styles.ts';
import { timeLimit } from './time-limit.ts';
import { whileArriving } from './while-arriving.ts';

export interface FragmentParts {
  readonly areas: BootData['areas'];
  readonly services: AreaServices;
  readonly load: (release: BootRelease) => Promise<FragmentModule>;
  /** Called with the error and what failed: 'member@1.4.0 fragment save load'. */
  readonly report: (error: unknown, where: string) => void;
  /** Settles when the first page is shown. Fragments of state topics are background work and wait for it. */
  readonly settled: Promise<unknown>;
}

interface Fragment {
  readonly area: string;
  readonly name: string;
  readonly releases: readonly BootRelease[];
  readonly essential: boolean;
}
interface Found {
  readonly module: FragmentModule;
  readonly own: AreaServices;
}

/**
 * Loads and shows the areas' fragments when their topics are published. Uses the live release, else the previous one.
 * Each fragment has its own container beside the page, so its failures stay there.
 */
export function followFragments(parts: FragmentParts): void {
  for (const [area, { live, previous }] of Object.entries(parts.areas)) {
    for (const [name, rule] of Object.entries(live.fragments ?? {})) {
      const { opens } = rule;
      const isEvent = topics[opens as TopicName]?.kind === 'event';
      const open = fragmentRunner(
        {
          area,
          name,
          releases: previous?.fragments?.[name] ? [live, previous] : [live],
          essential: (rule.class ?? (isEvent ? 'essential' : 'regular')) === 'essential',
        },
        parts,
      );
      let turn: Promise<unknown> = isEvent ? Promise.resolve() : parts.settled;
      // Messages are handled in order: the first waits for the script.
      parts.services.bus.follow(opens as TopicName, (message) => {
        turn = turn.then(() => open(message));
      });
    }
  }
}

/**
 * Returns a function that opens a fragment with a message. It never rejects. When an essential fragment fails twice,
 * the visitor is notified; a regular one is left out.
 */
function fragmentRunner(
  { area, name, releases, essential }: Fragment,
  { services, load, report }: FragmentParts,
): (message: unknown) => Promise<void> {
  let good: Promise<Found | null> | undefined;
  let place: HTMLElement | undefined;
  /** Of a message about a home: its heart was pressed in vain. */
  let listingId: string | undefined;
  const excuse = (): void => {
    if (essential)
      services.bus.publish('notifications', {
        kind: 'error',
        text: 'Sorry, that isn’t working right now. Please try again.',
        listingId,
      });
  };
  const ownServices = ({ version }: BootRelease): AreaServices => ({
    ...services,
    bus: services.bus.reportingTo((error, topic) =>
      report(error, `${area}@${version} fragment ${name} ${topic} message`),
    ),
    report: (error, kind) => {
      report(error, `${area}@${version} fragment ${name} ${kind}`);
      if (kind === 'render' || kind === 'uncaught') excuse();
    },
  });
  const firstGood = async (): Promise<Found | null> => {
    for (const release of essential ? [...releases, ...releases] : releases) {
      try {
        return {
          module: await whileArriving(
            load(release),
            `/r/${area}/${release.version}/`,
            `Loading ${name} of ${area}@${release.version}`,
            limits.load,
          ),
          own: ownServices(release),
        };
      } catch (error) {
        report(error, `${area}@${release.version} fragment ${name} load`);
      }
    }
    return null;
  };
  return async (message) => {
    listingId = (message as { readonly listingId?: string } | null)?.listingId;
    good ??= firstGood();
    const found = await good;
    if (!found) {
      good = undefined; // the next message retries
      return excuse();
    }
    try {
      place ??= newPlace(area, name);
      retainAreaStyles(area);
      await timeLimit(
        found.module.open(name, { container: place, services: found.own, message }),
        limits.prepare,
        `Opening ${name} of ${area}`,
      );
    } catch (error) {
      found.own.report(error, 'open');
      excuse();
    }
  };
}

/** Creates a fragment's container outside the shell and its pages, so that both can change without affecting it. */
function newPlace(area: string, name: string): HTMLElement {
  const place = document.createElement('div');
  place.dataset['fragment'] = `${area} ${name}`;
  document.body.append(place);
  return place;
}
