import { paginate } from '@verandah/market';
import { uploadFragment } from '../../features/portal/feed-upload.ts';
import { readKeys, submitKeyForm } from '../../features/portal/feed-key.ts';
import { forOfficeAdmins } from '../../features/portal/for-office-admins.ts';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { readPortalViewer } from '../../features/portal/who.ts';
import { FeedsView, type FeedsContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readUploads = graphql(
  `query PortalFeeds($skip: Int, $take: Int) { feedUploads(skip: $skip, take: $take) { total results { ...FeedUpload }
    } }`,
  [uploadFragment],
  { cached: false },
);
export const sendFeed = graphql(`
  mutation SendFeed($source: String!, $text: String!, $key: String) { sendFeed(source: $source, text: $text,
    idempotencyKey: $key) }`);

export const readDisplayDefault = graphql(`query PortalFeedDisplay { feedDisplayDefault }`, [], { cached: false });
export const setDisplayDefault = graphql(`
  mutation SetFeedDisplay($value: FeedDisplayDefault!) { setFeedDisplayDefault(value: $value) }`);

/** Feeds already sent, and a form to send one. */
export const feedsPart: PortalPart<FeedsContent> = {
  access: 'agent or admin',
  async load({ graph, url: { searchParams, origin } }) {
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { skip, take } = paginate(0, page);
    const office = (await readPortalViewer(graph))?.agent?.office;
    const [{ feedUploads }, display, keys] = await Promise.all([
      graph.read(readUploads, { skip, take }),
      office ? graph.read(readDisplayDefault, {}) : null,
      office ? forOfficeAdmins(graph.read(readKeys, { officeId: office.id })) : null,
    ]);
    return {
      title: 'Feeds',
      content: {
        page,
        ...feedUploads,
        displayDefault: display?.feedDisplayDefault ?? null,
        keys: keys?.feedKeys ?? null,
        site: origin,
      },
    };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    if (form === 'display') {
      await graph.write(setDisplayDefault, { value: textOf(fields, 'explicit') === 'yes' ? 'no' : 'yes' });
      return { location: '/agent-portal/feeds?done=display' };
    }
    const officeId = (await readPortalViewer(graph))?.agent?.office.id ?? '';
    const key = await submitKeyForm(graph, officeId, { form, fields });
    if (key !== undefined) return key === 'ended' ? { location: '/agent-portal/feeds?done=ended' } : key;
    const text = textOf(fields, 'text');
    if (text.trim() === '') throw new NotTaken({ text: 'Paste a document or choose a file above.' });
    const source = textOf(fields, 'source').trim() || 'pasted.xml';
    const { sendFeed: id } = await graph.write(sendFeed, { source, text, key: keyFor('feed', { source, text }) });
    return { location: `/agent-portal/feeds/${id}` };
  },
  done: { display: 'Saved. This applies to feeds you send from now on.', ended: 'Feed key revoked.' },
  labels: { text: 'Document', source: 'File name' },
  View: FeedsView,
};
