import { callLimits, type LimitName } from '../../platform/rate-limits/public.ts';

const signIn = ['sign-in:network', 'sign-in:here', 'sign-in:account'] as const;
const mail = ['mail:network', 'mail:account'] as const;
const typedMail = ['typed-mail:member', 'typed-mail'] as const;

/**
 * What the calls of an operation are counted by, for the document: by its id. A test calls every operation and holds
 * this against what was counted.
 */
const limitsByOperation: Readonly<Record<string, readonly LimitName[]>> = {
  signIn,
  legacySignIn: signIn,
  legacyTokenExchange: [...signIn, 'token', 'second-factor'],
  signUp: mail,
  legacySignUp: mail,
  forgotPassword: mail,
  legacyForgotPassword: mail,
  requestEmailAlert: ['mail:network', 'alert-mail', 'typed-mail:network', 'typed-mail'],
  requestEmailChange: ['email-change', ...mail],
  resendEmailLink: ['email-change', ...mail],
  confirmEmailChange: ['token'],
  undoEmailChange: ['token'],
  verifyEmail: ['token'],
  resetPassword: ['token'],
  socialSignIn: ['token'],
  legacySocialSignIn: ['token'],
  answerSecondFactor: ['token', 'second-factor'],
  confirmSecondFactor: ['second-factor'],
  renewRecoveryCodes: ['proof', 'second-factor'],
  switchSecondFactorOff: ['proof', 'second-factor'],
  proveSession: ['proof', 'second-factor'],
  changePassword: ['proof'],
  deleteMember: ['proof'],
  addPushDevice: ['push-device'],
  addAccessToken: ['access-token-made'],
  addApplication: ['application-made'],
  decideConsent: ['oauth-consent'],
  passkeySignInOptions: ['passkey'],
  signInByPasskey: ['token'],
  proveByPasskey: ['token'],
  passkeyOptions: ['passkey-made'],
  enquireAboutListing: ['enquiry'],
  enquireAsSeller: ['enquiry'],
  enquireAboutProduct: ['enquiry'],
  enquireAboutProperty: ['enquiry'],
  enquireAsBuyer: ['enquiry'],
  enquireOfAgent: ['enquiry'],
  trackListings: ['tracking'],
  trackAgents: ['tracking'],
  addWebhook: ['change'],
  changeWebhook: ['change'],
  deleteWebhook: ['change'],
  rotateWebhookSecret: ['change'],
  testWebhook: ['webhook-send'],
  replayWebhookDelivery: ['webhook-send'],
  reportFailures: ['error-reports'],
  reportPost: ['report'],
  askQuestion: ['ask'],
  answerQuestion: ['answer'],
  commentOnAnswer: ['comment'],
  voteOnQuestion: ['vote'],
  addAgentReview: ['agent-review'],
  addVendorReviewRequest: ['vendor-request', ...typedMail],
  addVendorReviewRequestBySlash: ['vendor-request', ...typedMail],
  addLocationReview: ['location-review'],
  changeLocationReview: ['location-review-change'],
  commentOnReview: ['location-review-comment'],
};

export const limitsOf = (id: string): readonly LimitName[] => limitsByOperation[id] ?? [];

const spans: Readonly<Record<number, string>> = {
  60: 'minute',
  900: '15 minutes',
  3600: 'hour',
  86_400: 'day',
};

/** 'At most 5 per hour and 15 per day for each member.' */
export function limitInWords(name: LimitName): string {
  const { per, limits } = callLimits[name];
  const all = limits.map(({ most, seconds }) => `${most} per ${spans[seconds] ?? `${seconds} seconds`}`);
  return `At most ${[all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part !== '').join(' and ')} for each ${per}.`;
}
