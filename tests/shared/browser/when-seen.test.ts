import { expect } from '@open-wc/testing';
import { whenSeen } from '../../../shared/browser/when-seen';
import { put, until } from '../../support/test-element';

describe('What is done when a node is seen', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    put('');
  });

  it('is done once, when so much of it is in view as was told', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#room { block-size: 100px; overflow: auto } #room > * { block-size: 100px }',
    );
    document.adoptedStyleSheets = [sheet];
    const room = put('<div id="room"><div></div><div></div></div>');
    const [first, second] = room.children;
    const done: string[] = [];
    whenSeen(second!, 0.5, () => done.push('half'));
    whenSeen(second!, 0, () => done.push('any'));
    // Told of last, so all others have been told by then.
    const told = (node: Element) => new Promise<void>((resolve) => whenSeen(node, 0.25, resolve));
    await told(first!);
    room.scrollTop = 30;
    await until(() => done.length === 1);
    expect(done).to.deep.equal(['any']);
    room.scrollTop = 60;
    await until(() => done.length === 2);
    room.scrollTop = 0;
    await told(first!);
    room.scrollTop = 60;
    await told(second!);
    expect(done).to.deep.equal(['any', 'half']);
  });
});
