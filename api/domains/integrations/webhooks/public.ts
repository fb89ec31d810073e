export { deliverWebhook, webhookDeliveryJob } from './deliver.ts';
export { webhookOperations } from './operations.ts';
export { webhookSchemas } from './payloads.ts';
export { prepareEvents } from './prepare.ts';
