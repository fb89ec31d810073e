// A mail server for trials: `node deploy/try/mail.mjs FOLDER` takes mails on port 465 (smtps) and writes each to a
// file, named by the time of its arrival, as the API does without SMTP_URL.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:tls';

const [folder] = process.argv.slice(2);
const certificate = { key: readFileSync('/tls/privkey.pem'), cert: readFileSync('/tls/fullchain.pem') };
let count = 0;

/** The response to a command; `DATA` and `QUIT` are the caller's. */
const responses = { EHLO: '250 mail', HELO: '250 mail', DATA: '354 go on', QUIT: '221 bye' };

function keep(text) {
  const name = `${new Date().toISOString().replaceAll(':', '')}-${String(count++).padStart(4, '0')}.eml`;
  writeFileSync(join(folder, `.${name}`), text.replaceAll(/^\.\./gm, '.'));
  renameSync(join(folder, `.${name}`), join(folder, name));
}

createServer(certificate, (socket) => {
  let text = '';
  let inMail = false;
  const say = (line) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
    for (;;) {
      const end = inMail ? '\r\n.\r\n' : '\r\n';
      const length = text.indexOf(end);
      if (length < 0) return;
      const head = text.slice(0, length);
      text = text.slice(length + end.length);
      if (inMail) {
        keep(`${head}\r\n`);
        inMail = false;
        say('250 stored');
        continue;
      }
      const word = head.slice(0, 4).toUpperCase();
      say(responses[word] ?? '250 ok');
      inMail = word === 'DATA';
      if (word === 'QUIT') socket.end();
    }
  });
  say('220 mail ESMTP');
}).listen(465);
process.once('SIGTERM', () => process.exit());
