import type { AreaServices, FragmentModule, Preparation, PreparedPage } from '@verandah/areas';
import type { BootData, BootRelease } from '../boot.ts';
import { areaElement } from '../shell/shell.tsx';
import { AreaRunner } from './area-runner.ts';
import { byId } from './by-id.ts';
import { startFederation } from './load-container.ts';
import { loadFragments, loadRelease } from './load-remote.ts';
import { reportError } from './report.ts';
import { Stage, type Swap } from './stage.ts';

/** Runs the areas' pages. */
export interface Areas {
  /** Prepares a page without showing it. */
  prepare(area: string, href: string): Promise<Preparation>;
  /** Shows a prepared page. */
  show(area: string, page: PreparedPage, swap: Swap): Promise<void>;
  /** Hydrates the server-rendered page, if there is one. */
  begin(area?: string, page?: PreparedPage): Promise<void>;
  /** Loads what only client-side navigation needs. */
  readyToNavigate(): Promise<unknown>;
  readonly loadFragments: (release: BootRelease) => Promise<FragmentModule>;
  /** The release of an area whose code ran last: 'search@1.4.0'. */
  releaseOf(area: string): string;
}

/** The areas' releases of this visit, each federated and mounted separately. */
export function federatedAreas(boot: BootData, services: AreaServices): Areas {
  const undrawn = boot.shell.page.kind === 'waiting' ? window.location.pathname + window.location.search : null;
  const parts = new Map(
    Object.entries(boot.areas).map(([area, { live, previous }]) => {
      const container = (): HTMLElement => byId(areaElement(area));
      const runner = new AreaRunner({
        area,
        container,
        services,
        undrawn,
        loadPage: (href) => window.location.replace(href),
        load: loadRelease,
        releases: previous ? [live, previous] : [live],
        report: (error, kind, version) => reportError(error, `${area}@${version} ${kind}`),
      });
      return [area, { runner, container }] as const;
    }),
  );
  const stage = new Stage(parts, reportError);
  return {
    prepare: (area, href) =>
      parts.get(area)?.runner.prepare(href) ?? Promise.reject(new Error(`There is no area ${area}.`)),
    show: stage.show,
    begin: (area, page) => stage.begin(area, page),
    readyToNavigate: () => Promise.all([stage.start(), startFederation(boot.federationPlugin)]),
    loadFragments,
    releaseOf: (area) => `${area}@${parts.get(area)?.runner.version ?? ''}`,
  };
}
