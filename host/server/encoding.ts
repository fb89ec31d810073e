import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a browser's Accept-Encoding allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.trim().split(';');
        const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
        return [name.trim(), quality === undefined ? 1 : Number(quality)];
      }),
  );
  const allows = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}

/** @param effort 'quick' for what is made for one answer, 'best' for what is kept */
export async function encode(bytes: Buffer, encoding: Encoding, effort: 'quick' | 'best'): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: effort === 'best' ? 9 : 5 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
