import type { OfficeEventKind } from '../office-events/public.ts';

/** An address that an office's events are posted to. */
export interface Webhook {
  readonly id: number;
  readonly officeId: number;
  readonly url: string;
  readonly kinds: readonly OfficeEventKind[];
  readonly createdAt: Date;
  /** Null while it is enabled. */
  readonly disabledAt: Date | null;
  /** 'failures': nothing was accepted for days. */
  readonly disabledBy: 'admin' | 'failures' | null;
  /** Since when every attempt has failed; null after a success. */
  readonly failingSince: Date | null;
  /** Until when the former secret also signs, after a rotation; null if it no longer does. */
  readonly formerUntil: Date | null;
}

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  readonly id: string;
  /** The header webhook-id. */
  readonly eventId: string;
  readonly kind: string;
  /** When it happened. */
  readonly at: Date;
  readonly status: (typeof deliveryStatuses)[number];
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  /** Of the next attempt, while it waits. */
  readonly nextAt: Date;
  /** Of the last attempt's response. */
  readonly httpStatus: number | null;
  /** The beginning of the last response. */
  readonly response: string | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
}

/** The kind of a test event. */
export const testKind = 'webhook.test';
