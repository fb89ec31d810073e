import { Badge, Button, Pagination, Radio, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { groupDigits, paginate } from '@verandah/market';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import { ProofFields } from '../../features/portal/proof-fields.tsx';
import styles from '../../features/portal/portal.module.css';
import { SearchField } from '../../features/portal/search-field.tsx';
import { countText } from '../../features/portal/words.ts';
import type { AdminOfficeFragment, PortalFindOfficesQuery, UnclaimedOfficesQuery } from '../../graphql.ts';

export interface AdminContent {
  readonly text: string;
  readonly page: number;
  readonly unclaimed: UnclaimedOfficesQuery['unclaimedOffices'];
  /** Offices whose name matches; all without a search. */
  readonly found: PortalFindOfficesQuery['offices'];
}

export function AdminView({ content: { text, page, unclaimed, found } }: { readonly content: AdminContent }) {
  return (
    <div className={styles.columns} data-side>
      <div className={styles.section}>
        <form action="/agent-portal/admin" data-enhance className={styles.inline} role="search" aria-label="Offices">
          <SearchField label="Find an office by name" text={text} maxLength={100} />
          <Button type="submit">Find</Button>
        </form>
        <section className={styles.section} aria-labelledby="found">
          <h2 id="found">{titleOf(found.total, text)}</h2>
          <Offices offices={found.results} />
          <Pagination
            current={page}
            total={paginate(found.total, page).totalPages}
            href={(to) =>
              `/agent-portal/admin?${new URLSearchParams({ ...(text !== '' && { q: text }), page: String(to) }).toString()}`
            }
            label="Office pages"
          />
        </section>
        <section className={styles.section} aria-labelledby="unclaimed">
          <h2 id="unclaimed">Unclaimed offices ({groupDigits(unclaimed.total)})</h2>
          {unclaimed.total === 0 ? (
            <p className={styles.muted}>Every office has been claimed.</p>
          ) : (
            <>
              <p className={styles.text}>
                These offices came from feeds. Invite an agent to claim each one.
                {unclaimed.total > unclaimed.results.length && ` Showing the offices with the most listings:`}
              </p>
              <Offices offices={unclaimed.results} />
            </>
          )}
        </section>
      </div>
      <div className={styles.section}>
        <section className={styles.panel} aria-labelledby="make-title">
          <h2 id="make-title">Create an office</h2>
          <PortalForm name="make">
            <FormField name="name" label="Name">
              {(control) => <TextInput {...control} maxLength={100} autoComplete="off" />}
            </FormField>
            <FormField name="agentId" label="AgentID" hint="From the office’s REAXML feed." optional>
              {(control) => <TextInput {...control} maxLength={50} autoComplete="off" />}
            </FormField>
            <FormField name="suburb" label="Suburb" optional>
              {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
            </FormField>
            <FormField name="address" label="Address" optional>
              {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
            </FormField>
            <FormField name="phone" label="Phone" optional>
              {(control) => <TextInput {...control} type="tel" maxLength={30} autoComplete="off" />}
            </FormField>
            <FormField name="email" label="Email" hint="For enquiries that aren’t for a particular agent." optional>
              {(control) => <TextInput {...control} type="email" maxLength={254} autoComplete="off" />}
            </FormField>
            <div className={styles.actions}>
              <SendButton>Create office</SendButton>
            </div>
          </PortalForm>
        </section>
        <section className={styles.panel} aria-labelledby="role-title">
          <h2 id="role-title">Admins</h2>
          <MembersLink />
          <Roles />
        </section>
      </div>
    </div>
  );
}

const titleOf = (total: number, text: string): string => {
  if (text === '') return `All offices (${groupDigits(total)})`;
  return total === 0 ? `No offices match “${text}”` : `${groupDigits(total)} found`;
};

const Offices = ({ offices }: { readonly offices: readonly AdminOfficeFragment[] }) => (
  <ul className={styles.list}>
    {offices.map(({ id, name, claimed, location, listingCounts }) => (
      <li key={id}>
        <div className={styles.line}>
          <span className={styles.badges}>
            <a className={styles.name} href={`/agent-portal/admin/${id}`}>
              {name}
            </a>
            {!claimed && <Badge tone="outline">Unclaimed</Badge>}
          </span>
          <span className={styles.muted}>
            {[
              location && `${location.suburb} ${location.stateCode.toUpperCase()}`,
              countText(listingCounts.buy + listingCounts.rent, 'listing'),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </div>
      </li>
    ))}
  </ul>
);

/** Link to the lists of admins and members, while an area serves that page. */
const MembersLink = () =>
  useServices().isLive('/moderation/members') ? (
    <p>
      <a href="/moderation/members?group=admins">See all admins</a> or <a href="/moderation/members">all members</a>.
    </p>
  ) : null;

function Roles() {
  return (
    <PortalForm name="role">
      <FormField name="email" label="Member’s email">
        {(control) => <TextInput {...control} type="email" maxLength={254} autoComplete="off" />}
      </FormField>
      <Choice />
      <ProofFields />
      <div className={styles.actions}>
        <SendButton kind="secondary">Change role</SendButton>
      </div>
    </PortalForm>
  );
}

function Choice() {
  const chosen = useFormState().value('role', 'admin');
  return (
    <fieldset className={styles.group}>
      <legend>Role</legend>
      <Radio name="role" value="admin" label="Admin" defaultChecked={chosen !== 'member'} />
      <Radio
        name="role"
        value="member"
        label="Member"
        hint="They’ll be signed out on all devices."
        defaultChecked={chosen === 'member'}
      />
    </fieldset>
  );
}
