import * as v from 'valibot';

/** The complete address of a page or file on the web, without a name or password. */
export const webLink = v.pipe(
  v.string('must be an address'),
  v.trim(),
  v.maxLength(2000, 'must have at most 2,000 characters'),
  v.check((text) => {
    const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
    return url !== null && url.username === '' && url.password === '';
  }, 'must be a complete address, beginning with https://'),
);
