// A mail server in a process of its own, which tests can end or stop: PORT, and RECEIVED, a file that gets one line
// of JSON for each mail before the mail is acknowledged.
import { appendFileSync } from 'node:fs';
import { testSmtp } from './smtp-server.ts';

const { PORT = '', RECEIVED = '' } = process.env;
await testSmtp(Number(PORT), (mail) => appendFileSync(RECEIVED, `${JSON.stringify(mail)}\n`));
