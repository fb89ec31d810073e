// A bucket in a process of its own, for who wants to end or stop it: PORT, and FOLDER for its files, which stay.
import { startBucketServer } from './bucket-server.ts';

const { PORT = '', FOLDER = '' } = process.env;
await startBucketServer(undefined, { port: Number(PORT), folder: FOLDER });
