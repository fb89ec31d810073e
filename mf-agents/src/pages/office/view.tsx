import {
  ButtonLink,
  EmptyState,
  ListingCard,
  MailIcon,
  OfficeMark,
  Pagination,
  PhoneIcon,
  Rating,
  VerifiedMark,
  type CardListing,
} from '@verandah/design';
import { useNow } from '@verandah/kit';
import { companyAddress, groupDigits, officeAddress, phoneAddress, phoneText } from '@verandah/market';
import type { CSSProperties } from 'react';
import { AgentCard } from '../../features/cards/agent-card.tsx';
import { ContactForm } from '../../features/enquiry/contact-form.tsx';
import { Crumbs } from '../../features/page/crumbs.tsx';
import { PublicLinks } from '../../features/profile/public-links.tsx';
import { Summary } from '../../features/reviews/summary.tsx';
import { officeCrumbs, officeWhere } from './head.ts';
import type { OfficeData } from './load.ts';
import { officePageAddress } from './page-address.ts';
import { agentsShown } from './queries.ts';
import styles from './office.module.css';

const modes = [
  { mode: 'buy', title: 'For sale' },
  { mode: 'rent', title: 'For rent' },
  { mode: 'sold', title: 'Recently sold' },
] as const;

/** An office with its agents, listings and reviews. The key resets the page's state for another office. */
export const OfficeView = ({ data }: { readonly data: OfficeData }) => <Office key={data.office.id} data={data} />;

function Office({ data: { office, page, homes, enquiry } }: { readonly data: OfficeData }) {
  const { name, slug, phone, company, agents, brandColour, logo, about, socialLinks, licences } = office;
  const { averageRating, reviewCount, listingCounts, reviewSummary } = office;
  const where = officeWhere(office);
  return (
    <div className={styles.page} style={brandColour ? ({ '--brand': brandColour } as CSSProperties) : undefined}>
      <Crumbs crumbs={officeCrumbs(office).slice(0, -1)} />
      <header className={styles.head}>
        <OfficeMark name={name} logo={logo} size="large" />
        <div className={styles.who}>
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={styles.where}>
            {where}
            {company && (
              <>
                {where && ' · '}Part of <a href={companyAddress(company.slug)}>{company.name}</a>
              </>
            )}
          </p>
          <Rating value={averageRating} count={reviewCount} />
          <VerifiedMark name={name} licences={licences} />
        </div>
        <div className={styles.actions}>
          <ButtonLink kind="primary" href="#enquiry" icon={MailIcon}>
            Enquire
          </ButtonLink>
          {phone && (
            <ButtonLink href={phoneAddress(phone)} icon={PhoneIcon} aria-label={`Call ${name}: ${phoneText(phone)}`}>
              {phoneText(phone)}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {about !== '' && (
            <section className={styles.section} aria-labelledby="about">
              <h2 className={styles.heading} id="about">
                About us
              </h2>
              <div className={styles.about}>
                {about.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
          <section className={styles.section} aria-labelledby="agents">
            <h2 className={styles.heading} id="agents">
              {agents.total === 1 ? 'One agent' : `${groupDigits(agents.total)} agents`}
            </h2>
            {agents.results.length > 0 ? (
              <ul className={styles.cards}>
                {agents.results.map((agent) => (
                  <li key={agent.id}>
                    <AgentCard agent={agent} level={3} officeShown={false} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState title="No agents listed yet">
                <p>You can still send the office an enquiry.</p>
              </EmptyState>
            )}
            <Pagination
              current={page}
              total={Math.ceil(agents.total / agentsShown)}
              href={(to) => officePageAddress(slug, to)}
              label="Agent pages"
            />
          </section>
          {modes.map(
            ({ mode, title }) =>
              homes[mode].length > 0 && (
                <Homes
                  key={mode}
                  title={title}
                  count={listingCounts[mode]}
                  href={officeAddress(slug, mode)}
                  listings={homes[mode]}
                />
              ),
          )}
        </div>
        <aside className={styles.side} aria-label="Contact and reviews">
          <ContactForm
            target={{ officeId: office.id }}
            address={officeAddress(slug)}
            receiver={name}
            phone={phone}
            start={enquiry}
          />
          <PublicLinks name={name} title="Find us online" links={socialLinks} />
          {reviewSummary.count > 0 && (
            <section className={styles.section} aria-labelledby="reviews">
              <h2 className={styles.heading} id="reviews">
                Agent reviews
              </h2>
              <Summary summary={reviewSummary} />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

function Homes({
  title,
  count,
  href,
  listings,
}: {
  readonly title: string;
  readonly count: number;
  readonly href: string;
  readonly listings: readonly CardListing[];
}) {
  const now = useNow();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{title}</h2>
        <a className={styles.all} href={href} aria-label={`See all ${groupDigits(count)}: ${title}`}>
          {' '}
          See all {groupDigits(count)}
        </a>
      </div>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} now={now} sizes="(min-width: 40em) 360px, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
