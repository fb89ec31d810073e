/** The job that derives alerts anew; to be sent when suburbs, their surroundings or regions have changed. */
export const deriveAlertsJob = 'derive-alerts';
