/** Ends when the process has used that many milliseconds of processor time. */
const burn = (ms: number): string => `
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  for (const end = used() + ${ms * 1000}; used() < end;);`;

/** What a release does before it loads a page, by what an operator would call it. */
const codes = {
  'is sound': '',
  'is slow': burn(700),
  loops: 'for (;;);',
  leaks: '(globalThis.leaked ??= []).push(new Array(1_000_000).fill(request.url));',
  throws: "throw new Error('broken on purpose');",
  'floods its log': `
    for (let line = 0; line < 20_000; line++) {
      console.log('broken on purpose', line);
      Promise.reject(new Error('broken on purpose'));
    }`,
  'opens sockets': "for (let socket = 0; socket < 200; socket++) fetch('http://127.0.0.1:9/').catch(() => {});",
  'waits for the API': 'await new Promise(() => {});',
} as const;

export type Misdeed = keyof typeof codes;
export const misdeeds = Object.keys(codes) as Misdeed[];

/**
 * Code that is added to a server bundle: every page with a query misbehaves, which the health page has not. The exports
 * of a bundle are getters: they can't be assigned to.
 */
export const faultyCode = (misdeed: Misdeed): string => `
{
  const { load } = module.exports;
  module.exports = {
    ...module.exports,
    load: async (request, ...more) => {
      if (new URL(request.url).search !== '') { ${codes[misdeed]} }
      return load(request, ...more);
    },
  };
}`;
