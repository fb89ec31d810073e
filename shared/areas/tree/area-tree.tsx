import { SavingContext } from '@verandah/design';
import { PageInfoProvider, PageView, Router, ServicesContext } from '@verandah/kit';
import type { Services } from '@verandah/kit';
import type { ComponentType, ReactNode } from 'react';
import type { Page } from '../page.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { areaNavigator } from './area-navigator.ts';
import { PageClock } from './page-clock.tsx';
import { PageReload } from './page-reload.tsx';
import { savingOf } from './saving.ts';

/** One page, rendered alike by both sides. `href` is the path with the query. */
export interface ShownPage {
  readonly href: string;
  readonly page: string;
  readonly data: unknown;
  readonly now: number;
  /** Of `changesSoFar` when the data were requested; absent for a page that the server rendered. */
  readonly changes?: number;
}

interface Props {
  readonly shown: ShownPage;
  readonly pages: readonly Page<unknown>[];
  readonly services: Services;
}

/** The tree of every area, the same on the server and in the browser, so that hydration finds what it expects. */
export function AreaTree({ shown, pages, services }: Props): ReactNode {
  const page = pages.find(({ name }) => name === shown.page);
  if (!page) throw new Error(`The area has no page "${shown.page}".`);
  const View = page.View as ComponentType<{ readonly data: unknown }>;
  const viewed = page.viewed?.(shown.data, services.flags);
  const path = shown.href.split(/[?#]/, 1)[0] ?? '/';
  return (
    <ServicesContext value={services}>
      <PageClock renderedAt={shown.now}>
        <Router location={shown.href} navigator={areaNavigator(services)}>
          {page.reads && <PageReload href={shown.href} reads={page.reads} since={shown.changes ?? 0} />}
          <AreaBoundary address={shown.href} report={services.report}>
            <SavingContext value={savingOf(services)}>
              <PageInfoProvider href={shown.href}>
                {viewed && <PageView viewed={viewed} />}
                <View key={page.staysMounted ? page.name : `${page.name} ${path}`} data={shown.data} />
              </PageInfoProvider>
            </SavingContext>
          </AreaBoundary>
        </Router>
      </PageClock>
    </ServicesContext>
  );
}
