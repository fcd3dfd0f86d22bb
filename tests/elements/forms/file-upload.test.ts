import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useFakeTimers } from 'sinon';
import '../../../elements/forms/file-upload/file-upload';
import { watch } from '../../../elements/forms/file-upload/file-upload.watch';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';

const TOO_LARGE = 'This file exceeds the maximum allowed size.';
const OTHER_TYPE = 'Only files with the following extensions are allowed:';

const upload = (input = '', attributes = '') =>
  `<wb-file-upload ${attributes}><label for="f">Drawing</label> <input type="file" id="f" name="drawing" ${input}></wb-file-upload>`;
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const large = (name: string) => file(name, 1024 * 1024 + 1);

const inputOf = (host: Element) => host.querySelector('input')!;
const all = (host: Element, part: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${part}]`),
];
const names = (host: Element) =>
  all(host, 'file').map((it) => it.querySelector('.name')!.textContent);
const held = (host: Element) => [...inputOf(host).files!].map(({ name }) => name);
const message = (host: Element) => all(host, 'message')[0]!.textContent;
const news = (host: Element) => host.shadowRoot!.querySelector('[role=status]')!.textContent;
const errorBeside = (host: Element) => {
  const id = inputOf(host).getAttribute('aria-describedby');
  return id && document.getElementById(id)!.textContent;
};
const isHeld = (host: Element) => inputOf(host).ariaDisabled === 'true';

function transferOf(files: File[]) {
  const transfer = new DataTransfer();
  for (const it of files) transfer.items.add(it);
  return transfer;
}

/** As a script, or a test, gives an input its files. */
function choose(host: Element, ...files: File[]) {
  inputOf(host).files = transferOf(files).files;
  for (const type of ['input', 'change'])
    inputOf(host).dispatchEvent(new Event(type, { bubbles: true }));
}

function drag(type: string, on: Element, files: File[], more: DragEventInit = {}) {
  const dataTransfer = transferOf(files);
  const init = { dataTransfer, bubbles: true, composed: true, cancelable: true, ...more };
  const event = new DragEvent(type, init);
  on.dispatchEvent(event);
  return event;
}
const drop = (host: Element, ...files: File[]) => drag('drop', host, files);

/** A field with these files chosen, and drawn. */
async function filled(html: string, ...files: File[]) {
  const host = put(html);
  await turn();
  choose(host, ...files);
  await until(() => names(host).length === files.length);
  return host;
}

const remove = (host: Element, index = 0) => all(host, 'delete')[index]!.click();

/** Whether a click on something is let through to the browser's picker, which is kept shut here. */
function opensPicker(host: Element, target: HTMLElement = inputOf(host)) {
  let opens = false;
  const listen = (event: Event) => {
    opens = event.target === inputOf(host) && !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen);
  target.click();
  window.removeEventListener('click', listen);
  return opens;
}

describe('A file upload', () => {
  it('keeps the native input in the page, with its label, in the area, and its limit on it', () => {
    const host = put(upload('accept=".png"', 'max-size="2"'));
    const input = inputOf(host);
    expect(input.labels![0]!.textContent).to.equal('Drawing');
    expect(input.assignedSlot!.closest('[part=area]')).to.equal(all(host, 'area')[0]);
    expect(input.dataset['maxSize']).to.equal('2');
    expect(input.disabled).to.equal(false);
  });

  it('has a limit of 1 MB unless told, and follows one that changes', async () => {
    const host = await filled(upload(), large('a.png'));
    expect(inputOf(host).dataset['maxSize']).to.equal('1');
    expect(inputOf(host).validationMessage).to.equal(`${TOO_LARGE} 1 MB`);
    host.setAttribute('max-size', '2');
    await until(() => inputOf(host).validity.valid);
    expect(inputOf(host).dataset['maxSize']).to.equal('2');
    await until(() => errorBeside(host) === null);
  });

  it('warns of a limit that is no number, and takes 1 MB', () => {
    expectWarning(/<wb-file-upload max-size="2MB">: the value is no number/);
    const host = put(upload('', 'max-size="2MB"'));
    expect(inputOf(host).dataset['maxSize']).to.equal('1');
  });

  it('shows the names and sizes of its files, as text whatever they are', async () => {
    const odd = ['<b>&amp;.png', 'غرفة.png', '🪑'.repeat(80), '.hidden'];
    const host = await filled(upload('multiple'), ...odd.map((it) => file(it, 2048)));
    expect(names(host)).to.deep.equal(odd);
    expect(all(host, 'file')[0]!.querySelector('bdi')).not.to.equal(null);
    expect(all(host, 'file')[0]!.querySelector('.size')!.textContent).to.match(/^2.kB$/);
    expect(all(host, 'area')[0]!.scrollWidth).to.be.at.most(all(host, 'area')[0]!.clientWidth);
  });

  it('tells the page of each change, with names and sizes', async () => {
    const host = put(upload());
    const heard: unknown[] = [];
    host.addEventListener('wb-file-upload-change', (event) =>
      heard.push((event as CustomEvent).detail),
    );
    await turn();
    choose(host, file('a.png', 7));
    await until(() => names(host).length === 1);
    remove(host);
    expect(heard).to.deep.equal([{ files: [{ name: 'a.png', size: 7 }] }, { files: [] }]);
  });

  it('is sent by its form with all of its files', async () => {
    const form = put<HTMLFormElement>(`<form>${upload('multiple')}</form>`);
    await turn();
    choose(form.querySelector('wb-file-upload')!, file('a.png'), file('b.png'));
    const sent = new FormData(form).getAll('drawing') as File[];
    expect(sent.map(({ name }) => name)).to.deep.equal(['a.png', 'b.png']);
  });

  it('is cleared by the reset of its form', async () => {
    const form = put<HTMLFormElement>(`<form>${upload()}</form>`);
    const host = form.querySelector('wb-file-upload')!;
    await turn();
    choose(host, large('a.png'));
    await until(() => names(host).length === 1);
    form.reset();
    await until(() => names(host).length === 0);
    expect(isHeld(host)).to.equal(false);
    expect(inputOf(host).validity.valid).to.equal(true);
    await until(() => errorBeside(host) === null);
  });

  it('is cleared by a script that empties it and says so, also one for several files', async () => {
    for (const input of ['', 'multiple']) {
      const host = await filled(upload(input), file('a.png'));
      choose(host);
      await until(() => names(host).length === 0);
      expect(held(host)).to.deep.equal([]);
    }
  });

  it('shows what was chosen before its script came, and says what is wrong with it', async () => {
    const place = document.createElement('div');
    place.setHTMLUnsafe(upload());
    inputOf(place).files = transferOf([large('early.png')]).files;
    put('<main></main>').append(place);
    const host = place.firstElementChild!;
    await until(() => names(host).length === 1);
    expect(isHeld(host)).to.equal(true);
    expect(inputOf(host).validationMessage).to.equal(`${TOO_LARGE} 1 MB`);
  });

  it('takes an input in a label of its own as it is', async () => {
    const host = await filled(
      '<wb-file-upload><label>Drawing <input type="file" name="d"></label></wb-file-upload>',
      file('a.png'),
    );
    expect(names(host)).to.deep.equal(['a.png']);
    expect(inputOf(host).dataset['maxSize']).to.equal('1');
  });

  it('without an input says so once, and takes no drop', () => {
    expectWarning(/<wb-file-upload> has no <input type="file"> in it/);
    const host = put('<wb-file-upload><p>Soon</p></wb-file-upload>');
    expect(drop(host, file('a.png')).defaultPrevented).to.equal(true);
    expect(host.querySelector('p')!.checkVisibility()).to.equal(true);
  });
});

describe('A field for one file that holds one', () => {
  it('keeps its picker shut, by the input, by its label and by the area, and stays enabled', async () => {
    const host = put(upload());
    expect(opensPicker(host)).to.equal(true);
    await turn();
    choose(host, file('a.png'));
    await until(() => isHeld(host));
    const { disabled, willValidate } = inputOf(host);
    expect({ disabled, willValidate }).to.deep.equal({ disabled: false, willValidate: true });
    const label = host.querySelector('label')!;
    for (const target of [inputOf(host), label, all(host, 'hint')[0]!])
      expect(opensPicker(host, target), target.localName).to.equal(false);
  });

  it('opens its picker again 500 ms after the file was taken away', async () => {
    const host = await filled(upload(), file('a.png'));
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      remove(host);
      expect(held(host)).to.deep.equal([]);
      expect(isHeld(host)).to.equal(true);
      expect(opensPicker(host)).to.equal(false);
      // The timer starts with the effect of the drawing.
      while (clock.countTimers() === 0) await new Promise(requestAnimationFrame);
      clock.tick(499);
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      expect(isHeld(host)).to.equal(true);
      clock.tick(1);
      while (isHeld(host)) await new Promise(requestAnimationFrame);
      expect(opensPicker(host)).to.equal(true);
    } finally {
      clock.restore();
    }
  });

  it('takes the same file again after it was taken away', async () => {
    const host = await filled(upload(), file('a.png'));
    remove(host);
    await until(() => names(host).length === 0);
    choose(host, file('a.png'));
    await until(() => names(host).length === 1);
    expect(held(host)).to.deep.equal(['a.png']);
  });
});

describe('Taking a file away', () => {
  it('tells the page as choosing does: input and change on the input', async () => {
    const host = await filled(upload(), file('a.png'));
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      inputOf(host).addEventListener(type, () => heard.push(`${type} ${held(host).length}`));
    remove(host);
    expect(heard).to.deep.equal(['input 0', 'change 0']);
  });

  it('gives the focus to the next file, after the last to the one before, then to the input', async () => {
    const host = await filled(upload('multiple'), file('a'), file('b'), file('c'));
    all(host, 'delete')[1]!.focus();
    remove(host, 1);
    const focused = () => host.shadowRoot!.activeElement?.getAttribute('aria-label');
    expect(focused()).to.equal('Remove c');
    remove(host, 1);
    expect(focused()).to.equal('Remove a');
    remove(host);
    expect(document.activeElement).to.equal(inputOf(host));
    expect(held(host)).to.deep.equal([]);
  });

  it('is announced, as adding is', async () => {
    const host = await filled(upload('multiple'), file('a.png'), file('b.png'));
    expect(news(host)).to.equal('Added: a.png, b.png');
    remove(host);
    expect(news(host)).to.equal('Removed: a.png');
  });

  it('is done by keys alone', async () => {
    const host = await filled(upload('multiple'), file('a'), file('b'));
    inputOf(host).focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await until(() => names(host).length === 1);
    expect(names(host)).to.deep.equal(['b']);
    await sendKeys({ press: ' ' });
    await until(() => names(host).length === 0);
    expect(document.activeElement).to.equal(inputOf(host));
  });

  it('is done in the words of the page', async () => {
    const texts = { texts: { 'Remove {name}': 'Ohne {name}', 'or drop it here': 'oder hierher' } };
    const script = `<script type="application/json" data-wb-page>${JSON.stringify(texts)}</script>`;
    const host = await filled(upload() + script, file('$&.png'));
    expect(all(host, 'delete')[0]!.ariaLabel).to.equal('Ohne $&.png');
    expect(all(host, 'hint')[0]!.textContent).to.contain('oder hierher');
  });

  it('leaves a disabled field as it is', async () => {
    const host = await filled(upload(), file('a.png'));
    inputOf(host).disabled = true;
    remove(host);
    expect(held(host)).to.deep.equal(['a.png']);
  });
});

describe('A file that a field does not take', () => {
  it('is said beside the field, and by native validation; taken away, both are gone', async () => {
    const host = await filled(upload('accept=".png,.pdf"'), file('a.exe'));
    const text = `${OTHER_TYPE} .png, .pdf`;
    await until(() => errorBeside(host) === text);
    expect(inputOf(host).validationMessage).to.equal(text);
    expect(inputOf(host).getAttribute('aria-invalid')).to.equal('true');
    remove(host);
    expect(inputOf(host).validity.valid).to.equal(true);
    await until(() => !inputOf(host).hasAttribute('aria-invalid'));
    expect(document.querySelector('[data-wb-field-error]')).to.equal(null);
  });

  it('is found by a listener of the very event', async () => {
    const host = put(upload());
    await turn();
    const found: string[] = [];
    for (const type of ['input', 'change'])
      inputOf(host).addEventListener(type, () => found.push(inputOf(host).validationMessage));
    choose(host, large('a.png'));
    expect(found).to.deep.equal([`${TOO_LARGE} 1 MB`, `${TOO_LARGE} 1 MB`]);
    await until(() => errorBeside(host));
  });

  it('is marked among the others, whichever it is', async () => {
    const host = await filled(upload('multiple'), file('a'), large('b'), file('c'));
    const marked = all(host, 'file').map((it) => it.querySelector('[role=img]') !== null);
    expect(marked).to.deep.equal([false, true, false]);
    remove(host, 1);
    expect(inputOf(host).validity.valid).to.equal(true);
    await until(() => errorBeside(host) === null);
  });

  it('is said in the words of its author', async () => {
    const host = await filled(upload('', 'max-size-error="Zu groß, höchstens"'), large('a'));
    expect(inputOf(host).validationMessage).to.equal('Zu groß, höchstens 1 MB');
    await until(() => errorBeside(host));
  });

  it('is not said beside the field in a wb-form, which says it itself', async () => {
    const form = put(`<wb-form><form>${upload()}</form></wb-form>`);
    const host = form.querySelector('wb-file-upload')!;
    await turn();
    choose(host, large('a'));
    await until(() => names(host).length === 1);
    await turn();
    expect(inputOf(host).validationMessage).to.equal(`${TOO_LARGE} 1 MB`);
    expect(errorBeside(host)).to.equal(null);
  });

  it('leaves what a page script says of the input', async () => {
    const host = put(upload());
    inputOf(host).setCustomValidity('Not today');
    await turn();
    choose(host, file('a'));
    await until(() => names(host).length === 1);
    expect(inputOf(host).validationMessage).to.equal('Not today');
  });

  it('leaves no text behind when the field goes', async () => {
    const box = put(`<section>${upload()}</section>`);
    const host = box.querySelector('wb-file-upload')!;
    await turn();
    choose(host, large('a'));
    await until(() => errorBeside(host));
    host.remove();
    await until(() => !box.querySelector('[data-wb-field-error]'));
  });
});

describe('Files that are dropped', () => {
  it('are chosen, on a field for several beside those that are there', async () => {
    const host = await filled(upload('multiple'), file('a.png'));
    drop(host, file('b.png'), file('c.png'));
    await until(() => names(host).length === 3);
    expect(held(host)).to.deep.equal(['a.png', 'b.png', 'c.png']);
  });

  it('tell the page as choosing does', async () => {
    const host = put(upload());
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      inputOf(host).addEventListener(type, () => heard.push(type));
    await turn();
    drop(inputOf(host), file('a.png'));
    expect(heard).to.deep.equal(['input', 'change']);
    expect(held(host)).to.deep.equal(['a.png']);
  });

  it('are refused, more than one, by a field for one, with a text', async () => {
    const host = put(upload());
    await turn();
    expect(drop(host, file('a'), file('b')).defaultPrevented).to.equal(true);
    await until(() => message(host) === 'Only one file can be chosen here.');
    expect(held(host)).to.deep.equal([]);
    drop(host, file('a'));
    await until(() => names(host).length === 1);
    expect(message(host)).to.equal('');
  });

  it('are refused by a field that holds one, which stays', async () => {
    const host = await filled(upload(), file('a'));
    drop(host, file('b'));
    await until(() => message(host) === 'Remove the file that is there first.');
    expect(held(host)).to.deep.equal(['a']);
  });

  it('of a wrong type are said to be, and nothing is lost', async () => {
    const host = await filled(upload('multiple accept=".png"'), file('a.png'));
    drop(host, file('b.exe'));
    await until(() => errorBeside(host) === `${OTHER_TYPE} .png`);
    expect(held(host)).to.deep.equal(['a.png', 'b.exe']);
    remove(host, 1);
    await until(() => errorBeside(host) === null);
    expect(held(host)).to.deep.equal(['a.png']);
  });

  it('are expected as long as they are over the field', async () => {
    const host = put(upload());
    await turn();
    const isOver = () => all(host, 'area')[0]!.hasAttribute('data-over');
    drag('dragenter', inputOf(host), [file('a')]);
    await until(isOver);
    expect(drag('dragover', host, [file('a')]).defaultPrevented).to.equal(true);
    drag('dragleave', inputOf(host), [file('a')], { relatedTarget: host.querySelector('label') });
    await turn();
    expect(isOver()).to.equal(true);
    drag('dragleave', host, [file('a')], { relatedTarget: document.body });
    await until(() => !isOver());
  });

  it('are files alone: text dragged over goes its own way', async () => {
    const host = put(upload());
    await turn();
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'text');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      host.dispatchEvent(event);
      expect(event.defaultPrevented, type).to.equal(false);
    }
    expect(all(host, 'area')[0]!.hasAttribute('data-over')).to.equal(false);
  });

  it('do nothing to a disabled field, nor to the page', async () => {
    const host = put(upload('disabled'));
    await turn();
    expect(drop(host, file('a')).defaultPrevented).to.equal(true);
    expect(held(host)).to.deep.equal([]);
  });
});

describe('A file upload asleep', () => {
  const wakes = (host: HTMLElement) => {
    let woken = 0;
    watch(host, () => (woken += 1));
    return woken;
  };

  it('is woken by its watcher when it holds files, and not when it holds none', () => {
    const place = document.createElement('div');
    place.setHTMLUnsafe(upload());
    const host = place.firstElementChild as HTMLElement;
    expect(wakes(host)).to.equal(0);
    inputOf(host).files = transferOf([file('a')]).files;
    expect(wakes(host)).to.equal(1);
  });

  it('is drawn with what it takes, in front of the input', () => {
    const html = published(upload('multiple', 'max-size="3"'));
    expect(html).to.match(/or drop them here.*Up to 3 MB each/);
    expect(html).not.to.match(/part="files"/);
  });
});
