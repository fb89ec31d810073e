/** The kit as published by the site: /r/host/{version}/web/kit.js. */
declare module 'published-kit' {
  export const version: string;
  export { Observable } from 'rxjs';
}
