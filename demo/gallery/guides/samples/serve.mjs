import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const suite = fileURLToPath(new URL('../browser/', import.meta.resolve('wb-elements/publish')));
const types = { js: 'text/javascript', css: 'text/css' };

export const site = new Hono();

site.get('/wb/:name{[\\w-]+\\.(?:js|css)}', async (context) => {
  const { name } = context.req.param();
  const hashed = /-(?:[0-9a-f]{7}\.js|[\w-]{8}\.css)$/.test(name);
  return context.body(await readFile(suite + name), 200, {
    'content-type': types[name.split('.').at(-1)],
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  });
});
