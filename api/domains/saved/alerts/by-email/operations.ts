import * as v from 'valibot';
import { defineOperation, type Operation } from '../../../../platform/rest/public.ts';
import { alertFrequencies } from '../../../members/public.ts';
import { requestEmailAlert } from './rules.ts';

const email = v.pipe(
  v.string('Enter your email address.'),
  v.trim(),
  v.nonEmpty('Enter your email address.'),
  v.maxLength(254, 'This email address is too long.'),
  v.email('Enter an email address like name@example.com.'),
);

export const emailAlertOperations: readonly Operation[] = [
  defineOperation({
    id: 'requestEmailAlert',
    method: 'POST',
    path: '/member/email-alerts',
    domain: 'alerts',
    status: 202,
    summary:
      'Sends a link that confirms an alert for an email address without an account. The response is the same whether or not the address has an account or this alert.',
    body: v.object({
      email,
      every: v.picklist(alertFrequencies, 'Choose how often to be emailed.'),
      search: v.pipe(
        v.string('must be the address of a results page'),
        v.maxLength(8000, 'is too long'),
        v.description('Address of a results page, such as /for-sale/richmond-vic-3121/real-estate.'),
      ),
    }),
    response: v.strictObject({}),
    handle: async ({ service, body, request }) => {
      await requestEmailAlert(service, body, request.ip);
      return {};
    },
  }),
];
