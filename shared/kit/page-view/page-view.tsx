import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../hooks/use-services.ts';
import { useCurrentPageInfo, usePageInfo } from '../page-info/page-info.tsx';
import { pressedPlace } from './pressed-place.ts';

/** What the view of a page reports: fields of one of the API's tracking events. */
export interface ViewedPage {
  readonly about: 'listing' | 'agent';
  readonly event: Readonly<Record<string, string | number>> & { readonly pageType: string };
  /** Identifies the view: the same one is reported once while it is shown. The event itself by default. */
  readonly of?: string;
}

/**
 * Reports the view of a page, once it is on a screen: with where the visitor pressed to get here, whether it is the
 * first page of the visit, and the width of the window.
 */
export function PageView({ viewed: { about, event, of = JSON.stringify(event) } }: { readonly viewed: ViewedPage }) {
  const { bus } = useServices();
  const { isClient, isDesktop, isTablet } = usePageInfo();
  const current = useCurrentPageInfo();
  const publish = useEffectEvent(() => {
    const { isFirstLoad } = current();
    const width = isDesktop ? 'desktop' : isTablet ? 'tablet' : 'phone';
    bus.publish('tracked', {
      about,
      event: {
        pageElementPosition: (isFirstLoad ? undefined : pressedPlace.get()) ?? 'page',
        extraData: `${isFirstLoad ? 'first page' : 'navigation'}, ${width}`,
        ...event,
      },
    });
  });
  useEffect(() => {
    if (isClient) publish();
  }, [isClient, of]);
  return null;
}
