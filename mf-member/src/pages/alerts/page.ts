import { definePage } from '@verandah/areas';
import { submitBy } from '../../features/acts/act.ts';
import { actOnAlerts, alertsAddress } from './act.ts';
import { loadAlerts, type AlertsData } from './load.ts';
import { AlertsView } from './view.tsx';

/** The member's alerts. */
export const alertsPage = definePage<AlertsData>({
  name: 'alerts', routes: [alertsAddress], staysMounted: true, load: loadAlerts, View: AlertsView,
  submit: (request, form) => submitBy(loadAlerts, actOnAlerts({ rest: request.rest }))(request, form),
});
