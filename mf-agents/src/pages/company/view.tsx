import { ButtonLink, EmptyState, HiddenText, OfficeMark, Pagination } from '@verandah/design';
import { agentFinderAddress, plural } from '@verandah/market';
import { OfficeCard } from '../../features/cards/office-card.tsx';
import { Crumbs } from '../../features/page/crumbs.tsx';
import { webAddress } from '../../features/profile/web-address.ts';
import styles from '../office/office.module.css';
import type { CompanyData } from './load.ts';
import { companyPageAddress, officesShown } from './page-address.ts';

/** A company and its offices. */
export function CompanyView({ data: { company, page } }: { readonly data: CompanyData }) {
  const { name, slug, website, officeCount, offices } = company;
  const link = webAddress(website);
  return (
    <div className={styles.page}>
      <Crumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Find an agency', href: `${agentFinderAddress()}?type=offices` },
        ]}
      />
      <header className={styles.head}>
        <OfficeMark name={name} logo={null} size="large" />
        <div className={styles.who}>
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={styles.where}>
            {plural(officeCount, 'office')}
            {link && (
              <>
                {' '}
                ·{' '}
                <a href={link.href} rel="nofollow ugc noopener" target="_blank">
                  {link.host.replace(/^www\./, '')}
                  <HiddenText>, website of {name}, opens in a new tab</HiddenText>
                </a>
              </>
            )}
          </p>
        </div>
      </header>
      {offices.length > 0 ? (
        <ul className={styles.cards}>
          {offices.map((office) => (
            <li key={office.id}>
              <OfficeCard office={office} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={`${name} has no offices here yet`}
          actions={<ButtonLink href={`${agentFinderAddress()}?type=offices`}>Find an agency</ButtonLink>}
        />
      )}
      <Pagination
        current={page}
        total={Math.ceil(officeCount / officesShown)}
        href={(to) => companyPageAddress(slug, to)}
        label="Office pages"
      />
    </div>
  );
}
