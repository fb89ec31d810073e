export { channelNames } from './channel-names.ts';
export { Channels } from './channels.ts';
export type { Following } from './channels.ts';
