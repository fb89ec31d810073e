/**
 * One build of the shell, as manifest.json in its folder. Paths are relative to /r/host/{version}/ and to the folder
 * alike.
 */
export interface HostManifest {
  readonly schema: 1;
  /** package.json's version with the start of the content hash: 1.0.0-4f2a9c01d3. */
  readonly version: string;
  /** In this order, deferred; the rest of the scripts loads when it is needed. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** sha384-… of every file that a browser may fetch. */
  readonly integrity: Readonly<Record<string, string>>;
  /** CommonJS: exports renderShell(props, areaHtml) and renderSignIn(props). Never served. */
  readonly server: { readonly path: string; readonly integrity: string };
  /** The service worker, served at an address of its own. Shells that were built before there was one have none. */
  readonly worker?: { readonly path: string; readonly integrity: string };
  /**
   * The operations console's own files; no page of the site names them. Shells that were built before there was one
   * have none.
   */
  readonly console?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Gzip bytes of `scripts`. */
  readonly firstPageScript: number;
  /** What this build provides to areas: { react: '19.3.1' }. A release is live only when its ranges fit. */
  readonly shared: Readonly<Record<string, string>>;
}
