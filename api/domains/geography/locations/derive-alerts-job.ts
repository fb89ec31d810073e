/**
 * The job that rebuilds the derived data of alerts; enqueue it when suburbs, their surroundings or regions have
 * changed.
 */
export const deriveAlertsJob = 'derive-alerts';
