import { prerenderEach } from 'wb-elements/publish';

export async function publishAll(pages, write) {
  for await (const { html, policy } of prerenderEach(pages)) await write(html, policy);
}
