import type { FormFields } from '@verandah/areas';
import { useServices } from '@verandah/kit';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { Frame } from './frame.tsx';
import { NoAgent } from './no-agent.tsx';
import { PortalContext, type PortalForms } from './portal-context.ts';
import type { PortalData, PortalPart } from './portal-part.ts';

/**
 * A page of the agent's place, with its forms: with script they are taken as they are without, only without a page
 * load.
 */
export function PortalView({ part, data }: { readonly part: PortalPart<unknown>; readonly data: PortalData<unknown> }) {
  const services = useServices();
  const [answered, setAnswered] = useState<{
    readonly to: PortalData<unknown>;
    readonly data: PortalData<unknown>;
  } | null>(null);
  const [sending, setSending] = useState('');
  const underWay = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  // An answer belongs to the page that it was given to.
  const shown = answered?.to === data ? answered.data : data;
  const { path, key, refused } = shown;
  const forms = useMemo((): PortalForms => {
    const { graph, session, flags, navigate, report } = services;
    const send = async (form: string, fields: FormFields): Promise<void> => {
      if (underWay.current) return;
      underWay.current = true;
      setSending(form);
      try {
        const url = new URL(window.location.href);
        url.searchParams.delete('done');
        const { submitPage } = await import('./load-portal.ts');
        const loaded = await submitPage(
          part,
          { url, params: paramsOf(url.pathname), session, flags, now: Date.now(), graph },
          fields,
        );
        if ('location' in loaded)
          await navigate(loaded.location, { replace: new URL(loaded.location, url).pathname === url.pathname });
        else if ('data' in loaded && !gone.current) setAnswered({ to: data, data: loaded.data });
      } catch (error) {
        report(error, 'portal');
        const message =
          'We could not reach the service, so we don’t know whether this was done. Nothing you wrote is lost: send it again, it is done once only.';
        if (!gone.current)
          setAnswered({
            to: data,
            data: { ...shown, done: '', told: '', refused: { form, fields, problems: {}, message } },
          });
      } finally {
        underWay.current = false;
        if (!gone.current) setSending('');
      }
    };
    return { path, key, refused, sending, send: (form, fields) => void send(form, fields) };
  }, [services, part, data, shown, path, key, refused, sending]);

  const { who, title, content, done, told } = shown;
  if (content === null)
    return (
      <Frame who={who} path={path} title={title} done="">
        <NoAgent who={who} forAdmins={part.access === 'admin'} />
      </Frame>
    );
  const { View } = part;
  return (
    <PortalContext value={forms}>
      <Frame who={who} path={path} title={title} done={done}>
        {/* What comes anew is drawn anew: fields begin with what it says. */}
        <Fragment key={`${key}${refused ? '-refused' : ''}${told ? '-told' : ''}`}>
          <View content={content} who={who} told={told} />
        </Fragment>
      </Frame>
    </PortalContext>
  );
}

/** The last part of '/agent-portal/listings/12'. */
const paramsOf = (path: string): Readonly<Record<string, string>> => ({
  id: decodeURIComponent(path.split('/').at(-1) ?? ''),
});
