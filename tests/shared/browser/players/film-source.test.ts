import { expect } from '@open-wc/testing';
import { filmSource } from '../../../../shared/browser/players/film-source';
import { frameAddress } from '../../../../shared/browser/players/frame-address';
import { watchAddress } from '../../../../shared/browser/players/watch-address';

const ID = 'aqz-KE-bpKQ';
const youtube = (isShort = false) => ({ kind: 'youtube', id: ID, isShort }) as const;
const settings = {
  isMuted: false,
  hasControls: true,
  isPrivate: false,
  branding: true,
  intro: true,
  start: 0,
  end: 0,
};
const ORIGIN = 'https://shop.example';
const paramsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('The address of a film', () => {
  for (const address of [
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?feature=share&v=${ID}&t=5`,
    `https://m.youtube.com/watch?v=${ID}`,
    `//www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtu.be/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `  http://youtu.be/${ID}  `,
  ])
    it(`leads to YouTube: ${address}`, () => {
      expect(filmSource(address)).to.deep.equal(youtube());
    });

  it('leads to a short of YouTube, which is one', () => {
    expect(filmSource(`https://www.youtube.com/shorts/${ID}?feature=share`)).to.deep.equal(
      youtube(true),
    );
  });

  for (const [address, id, hash] of [
    ['https://vimeo.com/76979871', '76979871', ''],
    ['https://www.vimeo.com/1/', '1', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871', '8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871', ''],
    [`https://vimeo.com/${'9'.repeat(20)}`, '9'.repeat(20), ''],
  ] as const)
    it(`leads to Vimeo: ${address}`, () => {
      expect(filmSource(address)).to.deep.equal({ kind: 'vimeo', id, hash });
    });

  for (const address of ['/a.mp4', 'films/a.WEBM?v=2', 'https://cdn.example/a.m4v#t=5', 'a.ogv'])
    it(`leads to a file: ${address}`, () => {
      expect(filmSource(address)).to.deep.equal({ kind: 'file', address });
    });

  for (const address of [
    '',
    ' ',
    'javascript:alert(1)//a.mp4',
    'data:text/html,<b>a.mp4</b>',
    'data:video/mp4;base64,AAAA',
    'mailto:a@b.example',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    `https://youtu.be/${ID}${ID}`,
    'https://www.youtube.com/@channel',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/embed/${ID}`,
    `https://vimeo.com/${'9'.repeat(21)}`,
    'https://vimeo.com/blog',
    'https://vimeo.com.evil.example/76979871',
    'https://films.example/watch?v=1',
    'http://[',
    '/page.html',
  ])
    it(`leads to nothing that can be shown: ${address}`, () => {
      expect(filmSource(address)).to.equal(undefined);
    });
});

describe("The address of a provider's player", () => {
  it('plays, talks to the page, and has the controls of its provider', () => {
    const address = frameAddress(youtube(), settings, ORIGIN);
    expect(address).to.include(`https://www.youtube.com/embed/${ID}?`);
    expect(paramsOf(address)).to.deep.equal({
      autoplay: '1',
      mute: '0',
      controls: '1',
      modestbranding: '0',
      rel: '0',
      playsinline: '1',
      enablejsapi: '1',
      origin: ORIGIN,
    });
  });

  it('is without cookies, or asks not to track, in privacy mode', () => {
    const told = { ...settings, isPrivate: true };
    expect(frameAddress(youtube(), told, ORIGIN)).to.include('https://www.youtube-nocookie.com/');
    const vimeo = { kind: 'vimeo', id: '1', hash: '' } as const;
    expect(paramsOf(frameAddress(vimeo, told, ORIGIN))).to.include({ dnt: '1' });
    expect(paramsOf(frameAddress(vimeo, settings, ORIGIN))).not.to.have.property('dnt');
  });

  it('has no controls of a short, whatever is asked', () => {
    expect(paramsOf(frameAddress(youtube(true), settings, ORIGIN))).to.include({ controls: '0' });
  });

  it('tells where it starts, whether it is muted, and what of its provider shows', () => {
    const told = { ...settings, isMuted: true, start: 7.9, branding: false, intro: false };
    expect(paramsOf(frameAddress(youtube(), told, ORIGIN))).to.include({
      mute: '1',
      start: '7',
      modestbranding: '1',
    });
    const address = frameAddress({ kind: 'vimeo', id: '1', hash: 'ab' }, told, ORIGIN);
    expect(paramsOf(address)).to.include({ muted: '1', title: '0', byline: '0', h: 'ab' });
    expect(new URL(address).hash).to.equal('#t=7.9s');
  });

  it('stands beside the page of the film, for a link', () => {
    expect(watchAddress(youtube())).to.equal(`https://www.youtube.com/watch?v=${ID}`);
    expect(watchAddress(youtube(true))).to.equal(`https://www.youtube.com/shorts/${ID}`);
    expect(watchAddress({ kind: 'vimeo', id: '1', hash: 'ab' })).to.equal('https://vimeo.com/1/ab');
  });
});
