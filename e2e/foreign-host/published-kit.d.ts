/** The kit as the site publishes it: /r/host/{version}/web/kit.js. */
declare module 'published-kit' {
  export const version: string;
  export { Observable } from 'rxjs';
}
