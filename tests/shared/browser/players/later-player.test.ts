import { expect } from '@open-wc/testing';
import { laterPlayer } from '../../../../shared/browser/players/later-player';
import { AT_FIRST, type Player } from '../../../../shared/browser/players/player';
import { turn } from '../../../support/test-element';

/** A player whose code comes when the test says so, and what has been done to it. */
function later() {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const made: Player = {
    read: () => AT_FIRST,
    play: note('play'),
    pause: note('pause'),
    seek: note('seek'),
    setVolume: note('volume'),
    setMuted: note('mute'),
    destroy: note('destroy'),
  };
  let arrive = () => {};
  const code = new Promise<() => Player>((resolve) => {
    arrive = () =>
      resolve(() => {
        done.push('begin');
        return made;
      });
  });
  const player = laterPlayer(AT_FIRST, code, () => {});
  const comes = async () => {
    arrive();
    await turn();
  };
  return { player, done, comes };
}

describe('A player whose code comes later', () => {
  it('begins by itself when it comes', async () => {
    const { done, comes } = later();
    await comes();
    expect(done).to.deep.equal(['begin']);
  });

  it('stays paused where that was asked before its player was ready', async () => {
    const { player, done, comes } = later();
    player.pause();
    await comes();
    expect(done).to.deep.equal([]);
    player.play();
    player.pause();
    expect(done).to.deep.equal(['begin', 'pause']);
  });

  it('begins where it was asked to play after all', async () => {
    const { player, done, comes } = later();
    player.pause();
    player.play();
    await comes();
    expect(done).to.deep.equal(['begin']);
  });

  it('never begins once nobody wants it', async () => {
    const { player, done, comes } = later();
    player.destroy();
    await comes();
    expect(done).to.deep.equal([]);
  });
});
