/**
 * One build of the shell, as manifest.json in its folder. Paths are relative to /r/host/{version}/ and to the folder
 * alike.
 */
export interface HostManifest {
  readonly schema: 1;
  /** package.json's version with the start of the content hash: 1.0.0-4f2a9c01d3. */
  readonly version: string;
  /** In this order, deferred. The other scripts load on demand. */
  readonly scripts: readonly string[];
  /** Runs before the first paint of pages that need it; undefined for older builds without one. */
  readonly beforePaint?: string;
  /** Part of every document: loads its first files again. Undefined for older builds without it. */
  readonly firstFiles?: string;
  readonly styles: readonly string[];
  /** sha384-… of every file that a browser may fetch. */
  readonly integrity: Readonly<Record<string, string>>;
  /** CommonJS: exports renderShell(props, areaHtml) and renderSignIn(props). Never served. */
  readonly server: { readonly path: string; readonly integrity: string };
  /** The service worker, served at an address of its own; undefined for older builds without one. */
  readonly worker?: { readonly path: string; readonly integrity: string };
  /** The source maps of all scripts but the service worker; undefined for older builds. Never served. */
  readonly maps?: { readonly path: string; readonly integrity: string };
  /**
   * The operations console's own files, which no page of the site loads; undefined for older builds without a console.
   */
  readonly console?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** GraphiQL's own files, which no page of the site loads; undefined for older builds without it. */
  readonly graphiql?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Gzip bytes of `scripts`, `beforePaint` and `firstFiles`. */
  readonly firstPageScript: number;
  /** The shared modules of this build: { react: '19.3.1' }. A release can be live only when its ranges match. */
  readonly shared: Readonly<Record<string, string>>;
}
