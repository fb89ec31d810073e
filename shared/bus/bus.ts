import { Observable, ReplaySubject, Subject } from 'rxjs';
import type { Subscription } from 'rxjs';
import { safeParse } from 'valibot';
import { newestValue, readStoredFile, writeStored } from './stored.ts';
import type { TopicStores } from './stored.ts';
import { readTabMessage } from './tabs.ts';
import type { TabChannel } from './tabs.ts';
import { topics } from './topics.ts';
import type { StateTopic, TopicName, TopicRule, TopicValue } from './topics.ts';

export interface Bus {
  /** Publishes a value. One that does not fit the topic's schema is dropped and reported. */
  publish<Name extends TopicName>(name: Name, value: TopicValue<Name>): void;
  /** The values of a topic; a state topic starts with its last one. An unknown topic never emits and is reported. */
  topic<Name extends TopicName>(name: Name): Observable<TopicValue<Name>>;
  /** Calls `handler` for each value; an error that it throws is reported and does not affect other handlers. */
  follow<Name extends TopicName>(name: Name, handler: (value: TopicValue<Name>) => void): Subscription;
  /** Last value of a state topic. */
  last<Name extends StateTopic>(name: Name): TopicValue<Name> | undefined;
  /** The same bus for one of its users: called for what it publishes that is dropped, and its handlers that throw. */
  reportingTo(report: ReportProblem): Bus;
  /** Completes all topics. */
  close(): void;
}

/** Called for a dropped message, or a handler that threw. */
type ReportProblem = (error: Error, topic: string) => void;

export interface BusOptions {
  /** For what no user of its own publishes or follows, such as messages of other tabs. */
  readonly report: ReportProblem;
  /** Channel to the visitor's other tabs. */
  readonly channel?: TabChannel;
  /** Where topics are stored for later pages; without it nothing is stored. */
  readonly stores?: TopicStores;
}

/** Creates a bus: one per visit in the browser, one per request on the server (never at module level). */
export function createBus({ report, channel, stores }: BusOptions): Bus {
  const subjects = new Map<string, Subject<unknown>>();
  const values = new Map<string, unknown>();
  for (const [name, rule] of Object.entries(topics))
    subjects.set(name, rule.kind === 'state' ? new ReplaySubject(1) : new Subject());

  /** Validates and emits a value. Returns the validated value, or undefined when the message was dropped. */
  const emit = (name: string, value: unknown, report: ReportProblem): unknown => {
    const rule = ruleOf(name);
    if (!rule) return (report(new Error(`There is no topic "${name}".`), name), undefined);
    const checked = safeParse(rule.schema, value);
    if (!checked.success)
      return (
        report(new Error(`A message does not fit ${name}@${rule.version}: ${checked.issues[0].message}`), name),
        undefined
      );
    const fitting = newestValue(checked.output, rule);
    if (rule.kind === 'state') values.set(name, fitting);
    subjects.get(name)?.next(fitting);
    return fitting;
  };

  if (stores) {
    for (const [name, rule] of Object.entries(topics) as [TopicName, TopicRule][]) {
      const value = readStoredFile(name, rule, stores);
      if (value !== undefined) emit(name, value, report);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (!message) return;
    const rule = ruleOf(message.topic);
    if (!rule?.crossesTabs || rule.version !== message.version) {
      report(
        new Error(`Another tab sent ${message.topic}@${message.version}, which this one does not follow.`),
        message.topic,
      );
    } else emit(message.topic, message.value, report);
  });

  const busFor = (own: ReportProblem): Bus => {
    /** Isolates each subscriber from the subject, so that an error in one does not reach the others. */
    const topic = <Name extends TopicName>(name: Name): Observable<TopicValue<Name>> =>
      new Observable((subscriber) => {
        const subject = subjects.get(name);
        if (!subject) return own(new Error(`There is no topic "${name}".`), name);
        return subject.subscribe(subscriber as never);
      });
    return {
      publish(name, value) {
        const sent = emit(name, value, own);
        if (sent === undefined) return;
        // Only the publishing tab writes to storage; other tabs only follow.
        if (stores) writeStored(name, topics[name], sent, stores);
        if (topics[name].crossesTabs)
          channel?.postMessage({ bus: 1, topic: name, version: topics[name].version, value: sent });
      },
      topic,
      follow: (name, handler) =>
        topic(name).subscribe((value) => {
          try {
            handler(value);
          } catch (error) {
            own(error instanceof Error ? error : new Error(String(error)), name);
          }
        }),
      last: (name) => values.get(name) as never,
      reportingTo: busFor,
      close() {
        channel?.close();
        for (const subject of subjects.values()) subject.complete();
      },
    };
  };
  return busFor(report);
}

const ruleOf = (name: string): TopicRule | undefined =>
  Object.hasOwn(topics, name) ? topics[name as TopicName] : undefined;
