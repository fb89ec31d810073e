/** Types of the parts of the viewer that we use: it ships none. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Options {
    readonly domNode: HTMLElement;
    readonly url: string;
    readonly docExpansion: 'none' | 'list' | 'full';
    readonly filter: boolean;
    readonly deepLinking: boolean;
    readonly tryItOutEnabled: boolean;
    readonly defaultModelsExpandDepth: number;
    readonly withCredentials: boolean;
    readonly validatorUrl: null;
    readonly plugins: readonly ((system: {
      readonly React: { createElement(type: unknown, props: object | null, ...children: readonly unknown[]): object };
    }) => { readonly components: Readonly<Record<string, unknown>> })[];
    readonly layout: string;
    onComplete(): void;
  }
  const show: (options: Options) => void;
  export default show;
}
