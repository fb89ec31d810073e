/** The page of a site in maintenance. It needs no other files. */
export const maintenancePage = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a few minutes | Verandah</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem}</style></head>
<body><main><h1>Back in a few minutes</h1><p>We are looking after the site. Please try again in a few minutes.</p>
<p>If you were sending something, it was not taken yet: go back, and send it again later.</p></main></body></html>
`;
