// Preloaded by every process of the pictures' site (NODE_OPTIONS): the time of day is that of an agreed moment and
// passes a thousand times more slowly. Steady clocks, and with them timers and time limits, are the machine's.

/** Milliseconds since 1970: the moment that the site begins at, and when it began by the machine's clock. */
const [moment = 0, began = 0] = (process.env['SLOW_CLOCK'] ?? '').split('/').map(Number);
const machineNow = Date.now.bind(Date);

Date.now = () => Math.floor(moment + (machineNow() - began) / 1000);
globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(date.now()).toString(),
  construct: (date, values: unknown[], made) =>
    Reflect.construct(date, values.length === 0 ? [date.now()] : values, made) as Date,
});
Date.prototype.constructor = Date;

export {};
