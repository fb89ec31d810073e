import { topics, type Bus, type TopicName } from '@verandah/bus';

/** A message on the bus. */
export interface BusMessage {
  readonly id: number;
  readonly topic: string;
  readonly kind: 'state' | 'event';
  /** Milliseconds since the start of the page. */
  readonly at: number;
  /** The value as JSON, cut. */
  readonly value: string;
}

const most = 40;
const longest = 200;
const textOf = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** Follows every topic, with the last values of states. Calls `changed` with the latest messages, the newest first. */
export function followBus(bus: Pick<Bus, 'follow'>, changed: (messages: readonly BusMessage[]) => void): () => void {
  let messages: readonly BusMessage[] = [];
  let id = 0;
  const subscriptions = (Object.keys(topics) as TopicName[]).map((topic) =>
    bus.follow(topic, (value) => {
      const message = { id: id++, topic, kind: topics[topic].kind, at: performance.now(), value: textOf(value) };
      messages = [message, ...messages].slice(0, most);
      changed(messages);
    }),
  );
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
