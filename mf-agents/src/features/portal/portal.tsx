import type { FormFields } from '@verandah/areas';
import { useSubmission } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { Fragment, useState } from 'react';
import { Frame } from './frame.tsx';
import { NoAgent } from './no-agent.tsx';
import { PortalContext, type PortalForms } from './portal-context.ts';
import type { PortalData, PortalPart } from './portal-part.ts';

/**
 * A page of the agents' portal with its forms. With script they are handled by the same code as without, but without a
 * page load.
 */
export function PortalView({ part, data }: { readonly part: PortalPart<unknown>; readonly data: PortalData<unknown> }) {
  const { graph, session, flags, navigate, report } = useServices();
  const [answered, setAnswered] = useState<{
    readonly to: PortalData<unknown>;
    readonly data: PortalData<unknown>;
  } | null>(null);
  const [sent, setSent] = useState('');
  const { state, submit } = useSubmission();
  // A response belongs to the page that it was requested for.
  const shown = answered?.to === data ? answered.data : data;
  const { path, key, refused } = shown;
  const send = (form: string, fields: FormFields) =>
    submit(
      async () => {
        setSent(form);
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
        else if ('data' in loaded) setAnswered({ to: data, data: loaded.data });
        return {};
      },
      (error) => {
        report(error, 'portal');
        const message =
          'We couldn’t confirm your changes were saved. What you entered is still here. Try again and we’ll only save it once.';
        setAnswered({
          to: data,
          data: { ...shown, done: '', secret: '', refused: { form, fields, problems: {}, message } },
        });
        return { state: 'failed', problems: {} };
      },
    );
  const forms: PortalForms = {
    path,
    key,
    refused,
    sending: state === 'sending' ? sent : '',
    send: (form, fields) => void send(form, fields),
  };

  const { who, title, content, done, secret } = shown;
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
        {/* New data remount the view, so that its fields start with them. */}
        <Fragment key={`${key}${refused ? '-refused' : ''}${secret ? '-secret' : ''}`}>
          <View content={content} who={who} secret={secret} />
        </Fragment>
      </Frame>
    </PortalContext>
  );
}

/** The id in '/agent-portal/listings/12'. */
const paramsOf = (path: string): Readonly<Record<string, string>> => ({
  id: decodeURIComponent(path.split('/').at(-1) ?? ''),
});
