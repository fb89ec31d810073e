import type { PageScript } from '@verandah/areas';
import { submitBy } from '../../features/actions/action.ts';
import { actOnNotifications } from './action.ts';
import { loadNotifications, type NotificationsData } from './load.ts';
import { NotificationsView } from './view.tsx';

export const notificationsScript: PageScript<NotificationsData> = {
  load: loadNotifications,
  View: NotificationsView,
  submit: (request, form) =>
    submitBy(loadNotifications, actOnNotifications(request.url.pathname + request.url.search))(request, form),
};
