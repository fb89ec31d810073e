export type { Bus, TopicName, TopicValue } from '@verandah/bus';
export type { PageFlags } from './page-flags.ts';
export type { NavigateOptions, Services } from './services.ts';
export { NowContext, ServicesContext } from './services.ts';
export type { SessionFacts } from './session-facts.ts';
export { currentFacts, sessionOf } from './session.ts';
export type { Session } from './session.ts';
export { dropPending, storePending, pendingPlace, readPending } from './pending.ts';
export type { Pending } from './pending.ts';
export { intentItems, storeIntent, takeIntent } from './sign-in-intent.ts';
export type { SignInIntent } from './sign-in-intent.ts';
export { signInHref } from './sign-in-href.ts';
export type { SignInReason } from './sign-in-href.ts';
export { addUnsavedForm, discardUnsavedForms, draftPrefix, hasUnsavedForms } from './unsaved-forms.ts';
export type { UnsavedForm } from './unsaved-forms.ts';
export { useBusValue } from './hooks/use-bus-value.ts';
export { useAskToSignIn } from './hooks/use-ask-to-sign-in.ts';
export type { SignInAsk } from './hooks/use-ask-to-sign-in.ts';
export { useSession } from './hooks/use-session.ts';
export { useNavigate } from './hooks/use-navigate.ts';
export { useNow, useServices } from './hooks/use-services.ts';
export { PageInfoProvider, usePageInfo, type PageInfo } from './page-info/page-info.tsx';
export { PageView, type ViewedPage } from './page-view/page-view.tsx';
export { pressedPlace } from './page-view/pressed-place.ts';
export { Link, Router, useLocation, useSearchParams } from 'react-router-dom';
export {
  BehaviorSubject,
  debounceTime,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  Observable,
  Subject,
  switchMap,
} from 'rxjs';
export type { Subscription } from 'rxjs';
export { default as singleSpaReact } from 'single-spa-react';
