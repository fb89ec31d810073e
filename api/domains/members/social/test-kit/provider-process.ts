// An OpenID Connect provider in a process of its own, for who wants to end or stop it. PORT, PUBLIC_URL and one
// provider of SIGN_IN_PROVIDERS come from the environment.
import { createServer } from 'node:http';
import * as v from 'valibot';
import { openProvider } from '../development-provider.ts';
import { providersShape } from '../../../../platform/settings/sign-in-provider.ts';

const { PORT = '', PUBLIC_URL = '', SIGN_IN_PROVIDERS = '[]' } = process.env;
const [provider] = v.parse(providersShape, SIGN_IN_PROVIDERS);
if (!provider) throw new Error('SIGN_IN_PROVIDERS names no provider.');
const result = await openProvider(provider, PUBLIC_URL);
createServer((request, response) => void result(request, response)).listen(Number(PORT), '127.0.0.1');
