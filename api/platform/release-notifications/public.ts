export { deliverNotifications } from './deliver.ts';
export { targetHandlers } from './target-handlers.ts';
