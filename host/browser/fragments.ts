import type { AreaServices, FragmentModule } from '@verandah/areas';
import { topics, type TopicName } from '@verandah/bus';
import type { BootData, BootRelease } from '../boot.ts';
import { limits } from './area-runner.ts';
import { retainAreaStyles } from './area-styles.ts';
import { timeLimit } from './time-limit.ts';

export interface FragmentParts {
  readonly areas: BootData['areas'];
  readonly services: AreaServices;
  readonly load: (release: BootRelease) => Promise<FragmentModule>;
  /** Called with what failed: 'member@1.4.0 fragment save load'. */
  readonly report: (error: unknown, where: string) => void;
  /** The first page is there: what a state topic opens works in the background and waits for it. */
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
 * Fetches and shows the areas' fragments when their topics are published: the live release of the visit's set, else the
 * one before it. Each has a place of its own beside the page; what it does wrong stays there.
 */
export function followFragments(parts: FragmentParts): void {
  for (const [area, { live, previous }] of Object.entries(parts.areas)) {
    for (const [name, rule] of Object.entries(live.fragments ?? {})) {
      const { opens } = rule;
      const asked = topics[opens as TopicName]?.kind === 'event';
      const open = runner(
        {
          area,
          name,
          releases: previous?.fragments?.[name] ? [live, previous] : [live],
          essential: (rule.class ?? (asked ? 'essential' : 'regular')) === 'essential',
        },
        parts,
      );
      let turn: Promise<unknown> = asked ? Promise.resolve() : parts.settled;
      // One message after the other: the first waits for the script.
      parts.services.bus.follow(opens as TopicName, (message) => {
        turn = turn.then(() => open(message));
      });
    }
  }
}

/**
 * Opens a fragment with a message. Never rejects: of one that is essential, and was tried again in vain, the visitor
 * has no subscriber; a regular one is left out.
 */
function runner(
  { area, name, releases, essential }: Fragment,
  { services, load, report }: FragmentParts,
): (message: unknown) => Promise<void> {
  let good: Promise<Found | null> | undefined;
  let place: HTMLElement | undefined;
  const excuse = (): void => {
    if (essential)
      services.bus.publish('notifications', {
        kind: 'error',
        text: 'Sorry, that doesn’t work at the moment. Please try again.',
      });
  };
  const ownServices = ({ version }: BootRelease): AreaServices => ({
    ...services,
    report: (error, kind) => {
      report(error, `${area}@${version} fragment ${name} ${kind}`);
      if (kind === 'render' || kind === 'uncaught') excuse();
    },
  });
  const firstGood = async (): Promise<Found | null> => {
    for (const release of essential ? [...releases, ...releases] : releases) {
      try {
        return {
          module: await timeLimit(load(release), limits.load, `Loading ${name} of ${area}@${release.version}`),
          own: ownServices(release),
        };
      } catch (error) {
        report(error, `${area}@${release.version} fragment ${name} load`);
      }
    }
    return null;
  };
  return async (message) => {
    good ??= firstGood();
    const found = await good;
    if (!found) {
      good = undefined; // the next message tries again
      return excuse();
    }
    try {
      place ??= newPlace(area, name);
      retainAreaStyles(area);
      await timeLimit(
        found.module.open(name, { container: place, services: found.own, message }),
        limits.load,
        `Opening ${name} of ${area}`,
      );
    } catch (error) {
      found.own.report(error, 'open');
      excuse();
    }
  };
}

/** Where a fragment draws: outside the shell and its pages, so that both can change around it. */
function newPlace(area: string, name: string): HTMLElement {
  const place = document.createElement('div');
  place.dataset['fragment'] = `${area} ${name}`;
  document.body.append(place);
  return place;
}
