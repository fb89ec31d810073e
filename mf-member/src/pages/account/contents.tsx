import styles from './contents.module.css';
import type { AccountData } from './data.ts';

interface Group {
  readonly name: string;
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** The sections that the account page has with these data, in its order. */
function groupsOf({
  push,
  passkeys,
  settings,
  providers,
  history,
  tokens,
  connections,
  applications,
}: AccountData): readonly Group[] {
  const group = (
    name: string,
    sections: readonly (readonly [id: string, label: string, there?: boolean])[],
  ): Group => ({
    name,
    sections: sections.flatMap(([id, label, there = true]) => (there ? [{ id, label }] : [])),
  });
  return [
    group('You', [
      ['profile', 'Profile'],
      ['mails', 'Notifications'],
      ['push', 'Notifications on your devices', push !== null],
    ]),
    group('Signing in', [
      ['email', 'Email address'],
      ['password', 'Password'],
      ['passkeys', 'Passkeys', passkeys !== null],
      ['second-factor', 'Two-factor authentication'],
      ['unlink', 'Other ways to sign in', settings.linkedSignIns.length > 0 || providers.length > 0],
    ]),
    group('Security', [
      ['devices', 'Devices'],
      ['history', 'Account history', history !== null],
      ['connections', 'Connected applications', connections !== null],
      ['tokens', 'Access tokens', tokens !== null],
      ['applications', 'Your applications', applications !== null],
    ]),
    group('Privacy', [
      ['data', 'Your data'],
      ['delete', 'Delete account'],
    ]),
  ];
}

/** Links to the sections of the account page, in groups. */
export const Contents = ({ data }: { readonly data: AccountData }) => (
  <nav className={styles.contents} aria-label="On this page">
    {groupsOf(data).map(({ name, sections }) => (
      <div key={name}>
        <p className={styles.name}>{name}</p>
        <ul className={styles.list} aria-label={name}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
