import type { Settings } from './account.ts';

/** Groups of notifications that a member chooses together, by the API's names. */
export interface NotificationGroup {
  readonly name: string;
  readonly label: string;
  readonly detail: string;
  /** Emailed at once or never: it can't wait. */
  readonly urgent?: boolean;
}

const everyones: readonly NotificationGroup[] = [
  {
    name: 'replies',
    label: 'Replies',
    detail: 'Answers to questions you’ve asked or follow, and comments and replies to what you write',
  },
  {
    name: 'followed',
    label: 'Suburbs and agents you follow',
    detail: 'New homes, sales, reviews and questions',
  },
  {
    name: 'saved',
    label: 'Homes you’ve saved',
    detail: 'New prices and inspections, sales and withdrawals',
  },
  { name: 'alerts', label: 'Alerts', detail: 'New homes that match your searches' },
  { name: 'invitations', label: 'Invitations', detail: 'Collections that others share with you', urgent: true },
];
const agents: readonly NotificationGroup[] = [
  { name: 'enquiries', label: 'Enquiries', detail: 'From buyers, renters and owners', urgent: true },
  { name: 'reviews', label: 'Reviews of you', detail: 'When they’re published' },
];
const admins: readonly NotificationGroup[] = [
  { name: 'moderation', label: 'Moderation', detail: 'Reports, and reviews waiting to be published' },
];

/** The groups that a member can have notifications of. */
export const groupsFor = ({ agentId, role }: Pick<Settings, 'agentId' | 'role'>): readonly NotificationGroup[] => [
  ...everyones,
  ...(agentId == null ? [] : agents),
  ...(role === 'admin' ? admins : []),
];

/** Fields of the form: how often a group is emailed, whether it is on the site and on devices, and which are shown. */
export const emailField = (name: string): string => `email-${name}`;
export const siteField = (name: string): string => `site-${name}`;
export const deviceField = (name: string): string => `device-${name}`;
export const groupsField = 'groups';
/** Whether the form shows choices for devices: an unchecked one is not sent. */
export const devicesField = 'devices';

const all = [...everyones, ...agents, ...admins].map(({ name }) => name);
export const notificationFields: readonly string[] = [
  groupsField,
  devicesField,
  ...all.flatMap((name) => [emailField(name), siteField(name), deviceField(name)]),
];

type Fields = Readonly<Record<string, string>>;

/** The form's fields as they are stored now. */
export function fieldsOf(settings: Settings): Fields {
  const { alertDigest, emails, site, devices } = settings.preferences;
  const groups = groupsFor(settings);
  return Object.fromEntries([
    [groupsField, groups.map(({ name }) => name).join()],
    [devicesField, devices ? 'yes' : ''],
    ...groups.flatMap(({ name }) => [
      [emailField(name), name === 'alerts' ? alertDigest : (emails[name] ?? '')],
      [siteField(name), site[name] === false ? '' : 'yes'],
      [deviceField(name), devices?.[name] === false ? '' : 'yes'],
    ]),
  ]) as Fields;
}

/** The change that the form requests, of the groups that it showed. */
export function preferencesOf(fields: Fields, isPace: (value: string) => boolean): object {
  const shown = (fields[groupsField] ?? '').split(',').filter((name) => all.includes(name));
  const chosen = (field: (name: string) => string) =>
    Object.fromEntries(shown.map((name) => [name, fields[field(name)] === 'yes']));
  const paced = shown.filter((name) => isPace(fields[emailField(name)] ?? ''));
  return {
    ...(paced.includes('alerts') && { alertDigest: fields[emailField('alerts')] }),
    emails: Object.fromEntries(
      paced.filter((name) => name !== 'alerts').map((name) => [name, fields[emailField(name)]]),
    ),
    site: chosen(siteField),
    ...(fields[devicesField] === 'yes' && { devices: chosen(deviceField) }),
  };
}
