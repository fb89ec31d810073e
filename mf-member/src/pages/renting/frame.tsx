import { TabLinks } from '@verandah/design';
import { rentalProfileAddress, rentingAddress } from '@verandah/market';
import type { ReactNode } from 'react';
import styles from '../../features/sent/sent.module.css';

interface FrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The tab of the page; none for pages below them. */
  readonly tab?: 'applications' | 'profile';
  readonly children: ReactNode;
}

/** Title and navigation of the pages about renting. */
export const Frame = ({ title, lead, tab, children }: FrameProps) => (
  <div className={styles.page}>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    <TabLinks
      label="Renting"
      tabs={[
        { label: 'Applications', href: rentingAddress, current: tab === 'applications' },
        { label: 'Rental profile', href: rentalProfileAddress, current: tab === 'profile' },
      ]}
    />
    {children}
  </div>
);
