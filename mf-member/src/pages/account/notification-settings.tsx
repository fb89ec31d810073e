import { Button, Checkbox, Field, HiddenText, Select } from '@verandah/design';
import { useId } from 'react';
import { paces } from './account.ts';
import styles from './account.module.css';
import type { AccountData } from './data.ts';
import {
  deviceField,
  devicesField,
  emailField,
  fieldsOf,
  groupsField,
  groupsFor,
  siteField,
  type NotificationGroup,
} from './notification-groups.ts';
import { SectionForm } from './section.tsx';

const options = Object.entries(paces).map(([value, label]) => ({ value, label }));
const urgentOptions = options.filter(({ value }) => value === 'immediately' || value === 'never');

/** For each group of notifications: whether it is on the site and on devices, and how often it is emailed. */
export function NotificationSettings({ data }: { readonly data: AccountData }) {
  const { settings } = data;
  return (
    <SectionForm data={data} section="mails" fields={fieldsOf(settings)} label="Notifications">
      {({ fields, busy, change }) => (
        <>
          <input type="hidden" name={groupsField} value={fields[groupsField] ?? ''} />
          <input type="hidden" name={devicesField} value={fields[devicesField] ?? ''} />
          <div className={styles.groups}>
            {groupsFor(settings).map((group) => (
              <Group key={group.name} group={group} fields={fields} change={change} />
            ))}
          </div>
          <Button type="submit" kind="primary" aria-disabled={busy}>
            Save notifications
          </Button>
        </>
      )}
    </SectionForm>
  );
}

function Group({
  group: { name, label, detail, urgent },
  fields,
  change,
}: {
  readonly group: NotificationGroup;
  readonly fields: Readonly<Record<string, string>>;
  change(name: string, value: string): void;
}) {
  const email = emailField(name);
  const places = [
    ['On Verandah', siteField] as const,
    ...(fields[devicesField] === 'yes' ? [['On your devices', deviceField] as const] : []),
  ];
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className={styles.group}>
      <div>
        <h3 id={title} className={styles.groupTitle}>
          {label}
        </h3>
        <p className={styles.lead}>{detail}</p>
      </div>
      {places.map(([where, field]) => (
        <Checkbox
          key={field(name)}
          name={field(name)}
          value="yes"
          label={
            <>
              {where}
              <HiddenText>: {label}</HiddenText>
            </>
          }
          checked={fields[field(name)] === 'yes'}
          onChange={(event) => change(field(name), event.target.checked ? 'yes' : '')}
        />
      ))}
      <Field
        label={
          <>
            By email<HiddenText>: {label}</HiddenText>
          </>
        }
      >
        {(control) => (
          <Select
            {...control}
            name={email}
            value={fields[email]}
            onChange={(event) => change(email, event.target.value)}
            options={urgent ? urgentOptions : options}
          />
        )}
      </Field>
    </div>
  );
}
