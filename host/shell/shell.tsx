import { useHydrated } from '@verandah/design';
import { lazy, useEffect, useSyncExternalStore } from 'react';
import type { ShellProps } from '../boot.ts';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { informationElement, InformationPage } from './information/information-page.tsx';
import { GonePage, NotFoundPage } from './not-found-page.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ServerHtml } from './server-html.tsx';
import { ShellBoundary } from './shell-boundary.tsx';
import { ShellPart } from './shell-part.tsx';
import type { ShellStore } from './shell-state.ts';
import { WaitingPage } from './waiting-page.tsx';
import styles from './shell.module.css';

/** Renders nothing on the server: its script loads with the first notice. */
const NotificationCentre = lazy(async () => ({
  default: (await import('./notification-centre.tsx')).NotificationCentre,
}));

/** The element of an area, which React renders empty and never updates. */
export const areaElement = (area: string): string => `area-${area}`;
export const mainElement = 'content';
const previewElement = 'preview';

/** The elements whose content only the server renders. */
export const serverElements = ({ areas }: Pick<ShellProps, 'areas'>): readonly string[] => [
  previewElement,
  informationElement,
  ...areas.map(areaElement),
];

interface Props {
  readonly props: ShellProps;
  readonly store: ShellStore;
  /** HTML of the rendered area; hydration leaves it unchanged. */
  readonly areaHtml?: string;
  /** HTML of the information page, on the server only; hydration leaves it unchanged. */
  readonly informationHtml?: string;
  /** HTML of the preview notice, likewise. */
  readonly previewHtml?: string;
  /** Called with an error of a part of the shell, which the page goes without. */
  readonly report?: (error: unknown) => void;
  /** Called with an error of the shell itself. */
  readonly failed?: (error: unknown) => void;
  /** Whether the page that the server rendered is shown: then nothing replaces it when the shell fails. */
  readonly isServerPage?: () => boolean;
  /** Called when the shell is hydrated. */
  readonly hydrated?: () => void;
  /** Signs out without a page load; without it the form is sent. */
  readonly signOut?: () => void;
}

/** Everything around the areas. */
export const Shell = ({
  props,
  store,
  areaHtml,
  informationHtml,
  previewHtml,
  report,
  failed,
  isServerPage,
  hydrated,
  signOut,
}: Props) => (
  <ShellBoundary help={props.help} path={() => store.get().path} failed={failed} isServerPage={isServerPage}>
    <Frame
      props={props}
      store={store}
      areaHtml={areaHtml ?? ''}
      informationHtml={informationHtml ?? ''}
      previewHtml={previewHtml ?? ''}
      report={report}
      hydrated={hydrated}
      signOut={signOut}
    />
  </ShellBoundary>
);

interface FrameProps {
  readonly props: ShellProps;
  readonly store: ShellStore;
  readonly report: ((error: unknown) => void) | undefined;
  readonly hydrated: (() => void) | undefined;
  readonly signOut: (() => void) | undefined;
  readonly areaHtml: string;
  readonly informationHtml: string;
  readonly previewHtml: string;
}

function Frame({ props, store, areaHtml, informationHtml, previewHtml, report, hydrated, signOut }: FrameProps) {
  const { path, page, entryLinks, busy, announcement, session, notices, ...counts } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  const isAlive = useHydrated();
  const { help } = props;
  useEffect(() => hydrated?.(), [hydrated]);
  const navigation = props.navigation.filter(({ footer }) => !footer);
  return (
    <>
      <a className={styles.skip} href={`#${mainElement}`}>
        Skip to the content
      </a>
      {props.previews && (
        <ServerHtml as="aside" id={previewElement} className={styles.preview} aria-label="Preview" html={previewHtml} />
      )}
      <OfflineBanner />
      <Header
        navigation={navigation}
        links={entryLinks}
        path={path}
        {...counts}
        // Stored by this browser: the server drew the page without them.
        {...(!isAlive && { saved: 0, nextInspection: '' })}
        session={session}
        ownPages={props.ownPages}
        signOut={signOut}
        report={report}
      />
      <div className={styles.progress} data-busy={busy ? '' : undefined} aria-hidden="true" />
      <main id={mainElement} className={styles.main} tabIndex={-1} aria-busy={busy || undefined}>
        {page.kind === 'waiting' && (
          <WaitingPage path={path} help={help} at={props.renderedAt} detail={`Status 503 at ${path}`} />
        )}
        {page.kind === 'information' && <InformationPage html={informationHtml} />}
        {page.kind === 'not-found' && <NotFoundPage navigation={navigation} />}
        {page.kind === 'gone' && <GonePage navigation={navigation} />}
        {page.kind === 'error' && (
          <ErrorPage reload path={path} help={help} at={props.renderedAt} detail={`Status ${page.status} at ${path}`} />
        )}
        {props.areas.map((area) => (
          <AreaContainer
            key={area}
            area={area}
            html={props.page.kind === 'area' && props.page.area === area ? areaHtml : ''}
          />
        ))}
      </main>
      <Footer navigation={props.navigation} help={help} sample={props.sample ?? false} />
      {/* Screen readers announce content that is added to an existing live region. */}
      <div role="status" aria-live="polite" aria-label="Notices">
        {notices.length > 0 && (
          <ShellPart report={report}>
            <NotificationCentre notices={notices} dismiss={store.dismiss} />
          </ShellPart>
        )}
      </div>
      <div className={styles.announcer} role="status" aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
    </>
  );
}

/** Contains the area's own React root. The host also sets attributes on it. */
const AreaContainer = ({ area, html }: { readonly area: string; readonly html: string }) => (
  <ServerHtml id={areaElement(area)} data-area={area} data-ssr={html ? '' : undefined} html={html} />
);
