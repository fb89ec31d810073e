export { hiddenMarks } from './hidden-marks.ts';
export { storedKey } from './stored.ts';
export { createBus } from './bus.ts';
export type { Bus, BusOptions } from './bus.ts';
export type { TopicStore, TopicStores } from './stored.ts';
export type { TabChannel } from './tabs.ts';
export { topics } from './topics.ts';
export type { StateTopic, TopicName, TopicRule, TopicValue } from './topics.ts';
