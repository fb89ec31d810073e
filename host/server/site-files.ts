import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const files: Readonly<Record<string, string>> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
};

/**
 * Files that browsers and robots request at fixed addresses. The addresses contain no version, so the files are cached
 * for a day only.
 */
export const siteFiles: FastifyPluginAsync = async (app) => {
  for (const [name, type] of Object.entries(files)) {
    const body = await readFile(join(import.meta.dirname, 'files', name));
    app.get(`/${name}`, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(body),
    );
  }
};

/**
 * The tags of a page's head for icons, and for the home screen: the colours are those of the header (`--v-surface`).
 */
export const iconLinks =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#161d1b" media="(prefers-color-scheme: dark)">';
