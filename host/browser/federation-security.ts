interface Policy { createScriptURL(url: string): string }
interface Guarded { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }; __VERANDAH_INTEGRITY__?: Readonly<Record<string, string>> }

const page = globalThis as unknown as Guarded;
const hashOf = (url: string): string => {
  const hash = page.__VERANDAH_INTEGRITY__?.[new URL(url, location.href).pathname];
  if (!hash) throw new TypeError(`No integrity for ${url}: it is not part of this page's release set.`);
  return hash;
};
const policy = page.trustedTypes?.createPolicy('shell', { createScriptURL: (url) => { hashOf(url); return url; } });

/** Plugin of the federation runtime: a remote's entry is loaded with its hash, or not at all. */
export default function security() {
  return {
    name: 'security',
    createScript({ url }: { readonly url: string }) {
      const script = document.createElement('script');
      script.integrity = hashOf(url);
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.fetchPriority = 'high';
      script.src = policy ? policy.createScriptURL(url) : url;
      return { script, timeout: 5000 };
    },
  };
}
