import type { FormFields } from '@verandah/areas';
import { useSubmission } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { Fragment, useCallback, useState } from 'react';
import { Frame } from './frame.tsx';
import { NoAgent } from './no-agent.tsx';
import { PortalContext, type FollowedForm, type PortalForms } from './portal-context.ts';
import type { PortalData, PortalPart } from './portal-part.ts';
import type { Refused } from './refused.ts';

/** The forms of a page, and which of them hold unsaved input that new data must not take away. */
function useFormsOnPage(shown: PortalData<unknown>) {
  const [forms] = useState(() => new Map<string, FollowedForm>());
  const [view, setView] = useState(() => ({
    shown,
    round: 0,
    /** Number of the last load that replaced the whole view; later ones left its unsaved forms. */
    began: 0,
    unsaved: new Set<string>() as ReadonlySet<string>,
    refusals: refusalsOf(shown.refused),
  }));
  const follow = useCallback(
    (id: string, form: FollowedForm) => {
      forms.set(id, form);
      return () => void forms.delete(id);
    },
    [forms],
  );
  if (view.shown !== shown) {
    const { refused } = shown;
    const others = [...forms].filter(([, { name, isChanged }]) => name !== refused?.form && isChanged());
    const round = view.round + 1;
    const names = new Set(others.map(([, { name }]) => name));
    setView({
      shown,
      round,
      began: others.length > 0 ? view.began : round,
      unsaved: new Set(others.map(([id]) => id)),
      refusals: {
        ...Object.fromEntries(Object.entries(view.refusals).filter(([name]) => names.has(name))),
        ...refusalsOf(refused),
      },
    });
  }
  return { ...view, follow };
}

const refusalsOf = (refused: Refused | null): Readonly<Record<string, Refused>> =>
  refused ? { [refused.form]: refused } : {};

/**
 * A page of the agents' portal with its forms. With script they are handled by the same code as without, but without a
 * page load.
 */
export function PortalView({ part, data }: { readonly part: PortalPart<unknown>; readonly data: PortalData<unknown> }) {
  const { graph, session, flags, navigate, report } = useServices();
  const [replacement, setReplacement] = useState<{
    readonly of: PortalData<unknown>;
    readonly data: PortalData<unknown>;
  } | null>(null);
  const [sent, setSent] = useState('');
  const { state, submit } = useSubmission();
  // A response replaces the data that its form was sent from.
  const shown = replacement?.of === data ? replacement.data : data;
  const { path, key } = shown;
  const { round, began, unsaved, refusals, follow } = useFormsOnPage(shown);
  const send = (form: string, fields: FormFields, saved: () => void) =>
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
        if ('location' in loaded || ('data' in loaded && loaded.data.refused === null)) saved();
        if ('location' in loaded)
          await navigate(loaded.location, { replace: new URL(loaded.location, url).pathname === url.pathname });
        else if ('data' in loaded) setReplacement({ of: data, data: loaded.data });
        return {};
      },
      (error) => {
        report(error, 'portal');
        const message =
          'We couldn’t confirm your changes were saved. What you entered is still here. Try again and we’ll only save it once.';
        setReplacement({
          of: data,
          data: { ...shown, done: '', secret: '', refused: { form, fields, problems: {}, message } },
        });
        return { state: 'failed', problems: {} };
      },
    );
  const forms: PortalForms = {
    path,
    key,
    refusals,
    round,
    unsaved,
    follow,
    sending: state === 'sending' ? sent : '',
    send: (form, fields, saved) => void send(form, fields, saved),
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
        {/* New data remount the view, so that its fields start with them; or only the forms without unsaved input. */}
        <Fragment key={began}>
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
