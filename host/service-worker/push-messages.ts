/** What the API pushes to a device (`api/domains/saved/notifications/push`). */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** The parts of a worker's scope that show notifications. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PushClient[]>;
    openWindow(href: string): Promise<unknown>;
  };
}
export interface PushClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(href: string): Promise<unknown>;
}
export interface PushedNotification {
  readonly data: unknown;
  close(): void;
}

/** Undefined for what is none of ours. */
function readMessage(text: string): PushMessage | undefined {
  try {
    const { title, body, path, tag } = JSON.parse(text) as Partial<Record<keyof PushMessage, unknown>>;
    return typeof title === 'string' && typeof body === 'string' && typeof path === 'string' && typeof tag === 'string'
      ? { title, body, path, tag }
      : undefined;
  } catch {
    return undefined; // not JSON of ours: nothing to show
  }
}

/** Shows a message. Browsers require that something is shown for each, so an unreadable one leads to the list. */
export function showPush({ registration }: Pick<PushScope, 'registration'>, text: string): Promise<void> {
  const { title, body, path, tag } = readMessage(text) ?? {
    title: 'You have a new notification',
    body: '',
    path: '/notifications',
    tag: 'other',
  };
  return registration.showNotification(title, { body, tag, icon: '/apple-touch-icon.png', data: path });
}

/** Opens what a notification is about: in a tab that shows it already, else in a new one. Never another site. */
export async function openPush({ clients, location }: PushScope, notification: PushedNotification): Promise<void> {
  notification.close();
  const list = `${location.origin}/notifications`;
  const data = typeof notification.data === 'string' ? notification.data : list;
  const url = new URL(URL.canParse(data, location.origin) ? data : list, location.origin);
  const href = url.origin === location.origin ? url.href : list;
  const withoutPart = (address: string): string => address.replace(/#.*/, '');
  const open = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(
    (client) => withoutPart(client.url) === withoutPart(href),
  );
  if (open === undefined) return void (await clients.openWindow(href));
  await open.focus();
  if (open.url !== href) await open.navigate(href).catch(() => undefined); // the window is in front, on its own page
}
