export { readSettings, SettingsError } from './settings.ts';
export type { InboundMailSettings, Settings } from './settings.ts';
export {
  developmentName,
  developmentOperations,
  developmentPath,
  providersOf,
  returnAddress,
} from './sign-in-provider.ts';
export type { SignInProvider } from './sign-in-provider.ts';
