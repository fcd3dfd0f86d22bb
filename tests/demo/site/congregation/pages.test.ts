import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceIn } from '../../../../demo/site/pages/church-choice';
import { onEveryDatabase } from '../on-every-database';
import { seeded } from '../seeded';

const kinds = ['events', 'groups', 'sermons', 'articles', 'people'] as const;

onEveryDatabase('The congregation’s pages', (it) => {
  it('are one for each item of each kind, and none that does not exist', async (visitor) => {
    for (const kind of kinds) {
      for (const { id, title } of seeded[kind]) {
        const response = await visitor.get(`/church/${kind}/${id}`);
        assert.equal(response.status, 200, id);
        assert.match(await response.text(), new RegExp(`<title>${title} – Church on the hill`));
      }
      assert.equal((await visitor.get(`/church/${kind}/nothing`)).status, 404);
      assert.equal((await visitor.get(`/church/${kind}/nothing.json`)).status, 404);
    }
  });

  it('have data of each item as a list of its own, and of each kind as a whole', async (visitor) => {
    for (const kind of kinds) {
      const all = (await (await visitor.get(`/church/${kind}.json`)).json()) as { id: string }[];
      assert.equal(all.length, seeded[kind].length);
      const [first] = all;
      const one = await (await visitor.get(`/church/${kind}/${first!.id}.json`)).json();
      assert.deepEqual(one, [first]);
    }
  });

  it('show of groups what a form without script asks for', async (visitor) => {
    const titles = async (query: string) =>
      [
        ...(await (await visitor.get(`/church/groups${query}`)).text()).matchAll(
          /<h2><a[^>]*>([^<]+)/g,
        ),
      ].map(([, title]) => title);
    assert.equal((await titles('')).length, seeded.groups.length);
    assert.deepEqual(await titles('?day=Thursday'), ['Choir', 'Parents and toddlers']);
    assert.deepEqual(await titles('?day=Thursday&category=Music&search=tenors'), ['Choir']);
    assert.deepEqual(await titles('?search=thursday'), ['Choir', 'Parents and toddlers']);
    assert.deepEqual(await titles('?search=families+coffee'), ['Parents and toddlers']);
    assert.deepEqual(await titles('?search=pilgrimage'), []);
  });

  it('show the first page where an address names none', async (visitor) => {
    const page = await (await visitor.get('/church?all-page=x')).text();
    assert.match(page, /<wb-event-list/);
    assert.doesNotMatch(page, /page="x"/);
  });

  it('draw nothing of what an address says but as text', async (visitor) => {
    const page = await (await visitor.get('/church/groups?search=%22%3E%3Cb%3Ex')).text();
    assert.doesNotMatch(page, /<b>x/);
    assert.match(page, /value="&quot;&gt;&lt;b&gt;x"/);
  });

  it('have recordings that can be asked for in parts', async (visitor) => {
    const { recording } = seeded.sermons[0]!;
    const response = await visitor.send(`/church/files/${recording}`, {
      headers: { range: 'bytes=0-3' },
    });
    assert.equal(response.status, 206);
    assert.equal(response.headers.get('content-type'), 'audio/wav');
    assert.equal(await response.text(), 'RIFF');
  });
});

test('A page in an address that is no number is none', () => {
  const pageIn = (page: string) => choiceIn({ 'all-page': page }, ['page'], 'all-').page;
  for (const page of ['x', '-1', '0', '1e9', 'a\nb', '1234567'])
    assert.equal(pageIn(page), '', page);
  assert.equal(pageIn(' 12 '), '12');
  assert.deepEqual(choiceIn({ search: 'x' }, ['search']), { search: 'x' });
});
