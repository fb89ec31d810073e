export { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
