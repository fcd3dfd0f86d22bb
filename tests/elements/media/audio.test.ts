import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/media/audio/audio';
import '../../../elements/popups/popup/popup';
import { expectWarning, warnings } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const CHIME = '/gallery/recordings/chime.mp3';
const native = `<audio preload="none" src="${CHIME}"></audio>`;
const player = (content = native, attributes = 'label="Bell"') =>
  put<HTMLElement & { active: number }>(`<wb-audio ${attributes}>${content}</wb-audio>`);
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
const slider = (host: Element, name: string) => part<HTMLInputElement>(host, name);
const mediaIn = (host: Element) => host.querySelector('audio')!;
const isShownPlaying = (host: Element) => part(host, 'play').ariaLabel === 'Pause';

/** As a visitor does, since browsers let nobody else begin. */
async function click(node: Element) {
  const { x, y, width, height } = node.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(x + width / 2), Math.round(y + height / 2)],
  });
}
const play = async (host: Element) => {
  await click(part(host, 'play'));
  await until(() => isShownPlaying(host));
};
const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
/** React hears of no value that is set on the input itself. */
function move(input: HTMLInputElement, value: number) {
  setter.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
/** Sets what a file would say of itself. */
function say(media: HTMLMediaElement, name: string, value: unknown, event: string) {
  Object.defineProperty(media, name, { value, configurable: true });
  media.dispatchEvent(new Event(event));
}

describe('An audio player', () => {
  it('plays and pauses the element of the page, and shows which', async () => {
    const host = player();
    await play(host);
    expect(mediaIn(host).paused).to.equal(false);
    await click(part(host, 'play'));
    await until(() => !isShownPlaying(host));
    expect(mediaIn(host).paused).to.equal(true);
  });

  it('shows what others do to it: scripts, media keys, whoever pauses it', async () => {
    const host = player();
    await play(host);
    mediaIn(host).pause();
    await until(() => !isShownPlaying(host));
    await mediaIn(host).play();
    await until(() => isShownPlaying(host));
    mediaIn(host).pause();
    await until(() => !isShownPlaying(host));
  });

  it('shows the time and how long it is', async () => {
    const host = player();
    expect([part(host, 'time').textContent, part(host, 'duration').textContent]).to.deep.equal([
      '0:00',
      '–:––',
    ]);
    await play(host);
    await until(() => part(host, 'duration').textContent === '0:09');
    await until(() => part(host, 'time').textContent === '0:01');
    mediaIn(host).pause();
    say(mediaIn(host), 'duration', 3725, 'durationchange');
    say(mediaIn(host), 'currentTime', 3605, 'timeupdate');
    await until(() => part(host, 'time').textContent === '1:00:05');
    expect(part(host, 'duration').textContent).to.equal('1:02:05');
  });

  it('says how long it is before the file does, where its author has', async () => {
    const host = player(native, 'duration="62"');
    expect(part(host, 'duration').textContent).to.equal('1:02');
    expect(slider(host, 'seek').max).to.equal('62');
  });

  it('is at its beginning again when it has ended', async () => {
    const host = player();
    await play(host);
    mediaIn(host).currentTime = 9.5;
    await until(() => mediaIn(host).ended);
    await until(() => !isShownPlaying(host));
    await play(host);
    expect(mediaIn(host).currentTime).to.be.below(5);
    mediaIn(host).pause();
  });

  it('begins again where its author asks for that', async () => {
    const host = player('', `src="${CHIME}" loop duration="9.6"`);
    expect(mediaIn(host).loop).to.equal(true);
    host.removeAttribute('loop');
    await until(() => !mediaIn(host).loop);
  });
});

describe('Seeking', () => {
  it('is a slider for mouse and keys, which says the time in words', async () => {
    const host = player(native, 'duration="62"');
    const seek = slider(host, 'seek');
    expect([seek.type, seek.getAttribute('aria-label')]).to.deep.equal(['range', 'Seek']);
    expect(seek.getAttribute('aria-valuetext')).to.equal('0:00 of 1:02');
    say(mediaIn(host), 'duration', 62, 'durationchange');
    move(seek, 31);
    expect(mediaIn(host).currentTime).to.equal(31);
    mediaIn(host).dispatchEvent(new Event('seeked'));
    await until(() => seek.getAttribute('aria-valuetext') === '0:31 of 1:02');
    seek.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(mediaIn(host).currentTime).to.equal(32);
  });

  it('is off while nobody knows how long it is', () => {
    expect(slider(player(), 'seek').disabled).to.equal(true);
  });

  it('is not there in a stream, which has a time and no end', async () => {
    const host = player();
    say(mediaIn(host), 'duration', Infinity, 'durationchange');
    await until(() => !part(host, 'seek'));
    expect(part(host, 'duration')).to.equal(null);
    expect(part(host, 'time').textContent).to.equal('0:00');
  });
});

describe('The volume', () => {
  it('is 0 while muted, and as it was afterwards', async () => {
    const host = player();
    const volume = slider(host, 'volume');
    move(volume, 0.4);
    await until(() => volume.getAttribute('aria-valuetext') === '40 %');
    part(host, 'mute').click();
    await until(() => volume.value === '0');
    expect(mediaIn(host).muted).to.equal(true);
    expect(part(host, 'mute').ariaPressed).to.equal('true');
    part(host, 'mute').click();
    await until(() => volume.value === '0.4');
    expect([mediaIn(host).muted, mediaIn(host).volume]).to.deep.equal([false, 0.4]);
  });

  it('unmutes when it is moved', async () => {
    const host = player();
    part(host, 'mute').click();
    await until(() => mediaIn(host).muted);
    move(slider(host, 'volume'), 0.6);
    await until(() => !mediaIn(host).muted);
    expect(mediaIn(host).volume).to.equal(0.6);
  });

  it('comes back from nothing when the button is pressed', async () => {
    const host = player();
    move(slider(host, 'volume'), 0.7);
    await until(() => mediaIn(host).volume === 0.7);
    await turn();
    move(slider(host, 'volume'), 0);
    await until(() => part(host, 'mute').ariaPressed === 'true');
    part(host, 'mute').click();
    await until(() => mediaIn(host).volume === 0.7);
  });

  it('is off at first where the audio is muted', () => {
    const host = player(`<audio muted preload="none" src="${CHIME}"></audio>`);
    expect(part(host, 'mute').ariaPressed).to.equal('true');
    expect(slider(host, 'volume').value).to.equal('0');
  });
});

describe('The speed', () => {
  it('is chosen from a list, where its author offers that', () => {
    expect(part(player(), 'speed')).to.equal(null);
    const host = player(native, 'speed');
    const list = part<HTMLSelectElement>(host, 'speed');
    list.value = '1.5';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    expect(mediaIn(host).playbackRate).to.equal(1.5);
  });

  it('stays what was chosen when another file is played, or another element', async () => {
    const host = player(native, 'speed');
    const list = part<HTMLSelectElement>(host, 'speed');
    list.value = '1.5';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    mediaIn(host).src = `${CHIME}?2`;
    expect(mediaIn(host).playbackRate).to.equal(1.5);
    mediaIn(host).replaceWith(Object.assign(document.createElement('audio'), { src: CHIME }));
    await until(() => mediaIn(host).playbackRate === 1.5);
  });
});

describe('Several players', () => {
  it('play one at a time, also in other shadow roots', async () => {
    const box = put(`<div><wb-audio label="A">${native}</wb-audio><section></section></div>`);
    const [first, section] = [...box.children] as [HTMLElement, HTMLElement];
    section.attachShadow({ mode: 'open' }).innerHTML = `<wb-audio label="B">${native}</wb-audio>`;
    const second = section.shadowRoot!.firstElementChild!;
    await play(first);
    await play(second);
    await until(() => !isShownPlaying(first));
    expect([mediaIn(first).paused, mediaIn(second).paused]).to.deep.equal([true, false]);
    await play(first);
    await until(() => !isShownPlaying(second));
    mediaIn(first).pause();
  });

  it('pause other audio of the page as well', async () => {
    const box = put(`<div>${native}<wb-audio label="A">${native}</wb-audio></div>`);
    const [other, host] = [...box.children] as [HTMLAudioElement, HTMLElement];
    await play(host);
    await other.play();
    await until(() => !other.paused);
    await click(part(host, 'play'));
    await play(host);
    await until(() => other.paused);
    mediaIn(host).pause();
  });
});

describe('A player in a popup', () => {
  it('stops when that closes, also inside another shadow root', async () => {
    const box = put(
      '<wb-popup id="p" label="Listen"><div class="card"></div></wb-popup>',
    ) as HTMLElement & { open(): void; close(): void };
    const card = box.querySelector('.card')!;
    card.attachShadow({ mode: 'open' }).innerHTML = `<wb-audio label="A">${native}</wb-audio>`;
    const host = card.shadowRoot!.firstElementChild!;
    box.open();
    await until(() => box.shadowRoot!.querySelector('dialog')!.open);
    await play(host);
    box.close();
    await until(() => mediaIn(host).paused);
    await until(() => !isShownPlaying(host));
  });
});

describe('What is played', () => {
  it('is the audio of the author, which stays in the page as it was', () => {
    const host = player('<h3>Bell</h3><audio preload="none"><source src="/a.mp3"></audio>', '');
    expect(host.querySelectorAll('audio').length).to.equal(1);
    expect(part(host, 'bar').getAttribute('aria-label')).to.equal('Bell');
  });

  it('is the file that a link leads to, and the link stays', () => {
    const host = player(`<a href="${CHIME}?v=1">The bell</a>`, 'duration="9"');
    expect(mediaIn(host).getAttribute('src')).to.equal(`${CHIME}?v=1`);
    expect(mediaIn(host).preload).to.equal('none');
    expect(host.querySelector('a')!.checkVisibility()).to.equal(true);
    expect(part(host, 'bar').getAttribute('aria-label')).to.equal('The bell');
  });

  it('is the address of src, also when a script sets another one', async () => {
    const host = player('', `src="${CHIME}" duration="9"`);
    host.setAttribute('src', '/other.mp3');
    await until(() => mediaIn(host).getAttribute('src') === '/other.mp3');
  });

  it('is another one as soon as somebody puts that into the page', async () => {
    const host = player();
    mediaIn(host).replaceWith(Object.assign(document.createElement('audio'), { src: CHIME }));
    await turn();
    await play(host);
    expect(mediaIn(host).paused).to.equal(false);
    mediaIn(host).pause();
  });

  it('plays on when the player is moved within the page', async () => {
    const host = player();
    await play(host);
    const place = document.createElement('div');
    host.after(place);
    place.append(host);
    await turn();
    expect([mediaIn(host).paused, isShownPlaying(host)]).to.deep.equal([false, true]);
    host.remove();
    await until(() => mediaIn(host).paused);
  });
});

describe('What cannot be played', () => {
  it('is said in words, with a link to the file and one warning', async () => {
    expectWarning(/<wb-audio src="[^"]*\/gone.mp3"> cannot be played/);
    const host = player('', 'src="/gone.mp3" duration="9"');
    await click(part(host, 'play'));
    await until(() => part(host, 'message'));
    expect(part(host, 'message').innerText).to.include('This recording cannot be played.');
    expect(part<HTMLAnchorElement>(host, 'open').getAttribute('href')).to.equal('/gone.mp3');
    expect(isShownPlaying(host)).to.equal(false);
    await click(part(host, 'play'));
    await turn();
    await until(() => part(host, 'message'));
    expect(warnings().length).to.equal(1);
  });

  it('is also a file of no length', async () => {
    expectWarning(/cannot be played/);
    const host = player();
    say(mediaIn(host), 'duration', 0, 'durationchange');
    await until(() => part(host, 'message'));
  });

  it('is also a WAV file without one sample', async () => {
    expectWarning(/cannot be played/);
    const head = new DataView(new ArrayBuffer(44));
    [
      ...'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0',
    ].forEach((letter, at) => head.setUint8(at, letter.charCodeAt(0)));
    const address = URL.createObjectURL(new Blob([head], { type: 'audio/wav' }));
    const host = player(`<audio preload="auto" src="${address}"></audio>`);
    await until(() => part(host, 'message'));
    expect(part(host, 'open')).to.equal(null);
    URL.revokeObjectURL(address);
  });

  it('is tried again, and plays when it can', async () => {
    expectWarning(/cannot be played/);
    const host = player('', 'src="/gone-too.mp3" duration="9"');
    await click(part(host, 'play'));
    await until(() => part(host, 'message'));
    host.setAttribute('src', CHIME);
    await until(() => mediaIn(host).getAttribute('src') === CHIME);
    await play(host);
    expect(part(host, 'message')).to.equal(null);
    mediaIn(host).pause();
  });

  for (const address of ['javascript:alert(1)', 'data:text/html,<b>x</b>']) {
    it(`is nothing to link to: ${address}`, () => {
      expectWarning(/<wb-audio src=/);
      const host = player('', `src="${address}"`);
      expect(part(host, 'message').textContent).to.equal('There is nothing to play here.');
      expect(host.querySelector('audio')).to.equal(null);
      expect(host.shadowRoot!.innerHTML).not.to.include('href');
    });
  }

  it('is never a link of a script, even where its author wrote one', () => {
    const host = player('<a href="javascript:alert(1)//.mp3">Bell</a>', '');
    expect(part(host, 'message').textContent).to.equal('There is nothing to play here.');
    expect(host.shadowRoot!.innerHTML).not.to.include('javascript');
  });
});
