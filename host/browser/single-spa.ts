import { setMountMaxTime } from 'single-spa';

export { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';

// Milliseconds. Pages are rendered in slices: a busy phone needs more than the three seconds after which it warns.
setMountMaxTime(10_000, false, 10_000);
