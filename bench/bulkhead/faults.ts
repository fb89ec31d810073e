/** Ends when the process has used that many milliseconds of processor time. */
const burn = (ms: number): string => `
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  for (const end = used() + ${ms * 1000}; used() < end;);`;

/** What a release does before it loads a page, by what an operator would call it. */
const misdeeds = {
  sound: '',
  slow: burn(700),
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

export type Fault = keyof typeof misdeeds;
export const faults = Object.keys(misdeeds) as Fault[];

/** Code that is added to a server bundle: every page with a query misbehaves, which the health page has not. */
export const faultyCode = (fault: Fault): string => `
{
  const area = module.exports;
  const load = area.load;
  const changed = Object.create(area);
  changed.load = async (request, ...more) => {
    if (new URL(request.url).search !== '') { ${misdeeds[fault]} }
    return load(request, ...more);
  };
  module.exports = changed;
}`;
