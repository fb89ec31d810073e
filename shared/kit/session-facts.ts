/** Who asks: never a token. */
export interface SessionFacts { readonly signedIn: boolean; readonly memberId?: string; readonly roles: readonly string[] }
