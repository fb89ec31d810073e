export { digestJob, digestPause } from './digest-job.ts';
export { joinAlerts, mostAlerts } from './join-alerts.ts';
export { alertsOfAddress, forgetAlertsOfAddress, noteJoined, setPace, untold } from './of-account.ts';
