import { formatDate, plural, siteTimeZone } from '@verandah/market';
import { Badge, Button, EmptyState, Field, Pagination, PillLinks, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { MemberList as List } from './queries.ts';
import styles from './members.module.css';
import { groups } from './queries.ts';
import { groupWords, listAddress, membersAddress } from './words.ts';

/** The list of members: searched, narrowed to a group, page by page. */
export function MemberList({ list: { group, search, page, pages, total, entries } }: { readonly list: List }) {
  const { isLive } = useServices();
  return (
    <>
      {isLive('/agent-portal/admin') && (
        <p className={styles.about}>
          Offices and admin roles are in the <a href="/agent-portal/admin">agent portal</a>.
        </p>
      )}
      <form
        className={styles.find}
        method="get"
        action={membersAddress()}
        role="search"
        aria-label="Find members"
        data-enhance
      >
        {group !== 'everybody' && <input type="hidden" name="group" value={group} />}
        <Field label="Name, username or email">
          {(control) => (
            <TextInput
              {...control}
              key={search}
              name="q"
              type="search"
              defaultValue={search}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit">Find</Button>
      </form>
      <PillLinks
        label="Groups"
        links={groups.map((each) => ({
          label: groupWords[each],
          href: listAddress(each, search),
          current: each === group,
        }))}
      />
      {entries.length === 0 ? (
        <EmptyState title="No members found">
          <p>{search === '' ? 'There is nobody in this group.' : `Nobody here matches “${search}”.`}</p>
        </EmptyState>
      ) : (
        <section className={styles.part} aria-labelledby="member-count">
          <h2 className={styles.small} id="member-count">
            {plural(total, 'member')}
          </h2>
          <ul className={styles.entries}>
            {entries.map(({ id, username, name, email, isAdmin, isAgent, createdAt, suspendedAt }) => (
              <li key={id}>
                <span className={styles.entryName}>
                  <a href={membersAddress(username)}>{name}</a>
                  {suspendedAt !== null && <Badge tone="accent">Suspended</Badge>}
                  {isAdmin && <Badge tone="outline">Admin</Badge>}
                  {isAgent && <Badge tone="outline">Agent</Badge>}
                </span>
                <span className={styles.about}>
                  {username} · {email} · since {formatDate(createdAt, siteTimeZone)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pagination current={page} total={pages} href={(to) => listAddress(group, search, to)} label="Member pages" />
    </>
  );
}
