export { activityTypes } from './activity.ts';
export type { Activity, ActivityType } from './activity.ts';
export { activitiesOf, recordActivities, recordActivity } from './store.ts';
