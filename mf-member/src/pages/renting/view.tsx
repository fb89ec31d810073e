import { ApplicationView } from './application-view.tsx';
import { ApplyView } from './apply-view.tsx';
import type { RentingData } from './data.ts';
import { ListView } from './list-view.tsx';
import { ProfileView } from './profile-view.tsx';

/** One of the pages about renting. */
export function RentingView({ data }: { readonly data: RentingData }) {
  switch (data.kind) {
    case 'list':
      return <ListView data={data} />;
    case 'profile':
      return <ProfileView data={data} />;
    case 'apply':
      return <ApplyView data={data} />;
    case 'application':
      return <ApplicationView data={data} />;
  }
}
