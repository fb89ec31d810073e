import { Pagination } from '@verandah/design';
import { memo, Suspense } from 'react';
import type { ProfileData } from '../../pages/profile/data.ts';
import { pageAddress } from '../../pages/profile/tab-address.ts';
import { tabSize } from '../../pages/profile/tabs.ts';
import { Activity } from './activity.tsx';
import { lazyTabs } from './lazy.ts';

/** The content of the chosen tab, with pagination. */
export function TabContent({ data }: { readonly data: ProfileData }) {
  const { agent, content } = data;
  return (
    <>
      {content.tab === 'activity' ? (
        <Activity username={agent.username} name={agent.name} content={content} />
      ) : (
        <Later data={data} />
      )}
      <Pagination
        current={content.page}
        total={Math.ceil(content.total / tabSize)}
        href={(page) => pageAddress(agent.username, content, page)}
      />
    </>
  );
}

/** Memoised, so that renders before its script is loaded leave the server's HTML unchanged. */
const Later = memo(({ data }: { readonly data: ProfileData }) => (
  <Suspense>
    <lazyTabs.View data={data} />
  </Suspense>
));
