export { digestJob, digestPause } from './digest-job.ts';
export { joinAlerts, mostAlerts } from './join-alerts.ts';
export { moveAlerts } from './move-alerts.ts';
export { alertsOfAddress, forgetAlertsOfAddress, noteJoined, setPace, countUnannounced } from './of-account.ts';
