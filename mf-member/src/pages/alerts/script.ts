import type { PageScript } from '@verandah/areas';
import { submitBy } from '../../features/actions/action.ts';
import { actOnAlerts } from './action.ts';
import { loadAlerts, type AlertsData } from './load.ts';
import { AlertsView } from './view.tsx';

export const alertsScript: PageScript<AlertsData> = {
  load: loadAlerts,
  View: AlertsView,
  submit: (request, form) => submitBy(loadAlerts, actOnAlerts({ rest: request.rest }))(request, form),
};
