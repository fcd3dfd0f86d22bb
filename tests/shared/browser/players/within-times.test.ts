import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { AT_FIRST, type PlayerState } from '../../../../shared/browser/players/player';
import { withinTimes } from '../../../../shared/browser/players/within-times';

const whole = { start: 0, end: 0, isLoop: false, restartDelay: 0 };

/** A player that does what it is told, and takes down what that was. */
function film(times: Partial<typeof whole>) {
  const done: string[] = [];
  let state: PlayerState = { ...AT_FIRST, duration: 60 };
  let tell = () => {};
  const player = withinTimes(
    (changed) => {
      tell = changed;
      return {
        read: () => state,
        play() {
          done.push('play');
          state = { ...state, isPlaying: true, hasEnded: false };
        },
        pause() {
          done.push('pause');
          state = { ...state, isPlaying: false };
        },
        seek(time) {
          done.push(`seek ${time}`);
          state = { ...state, time, hasEnded: false };
        },
        setVolume() {},
        setMuted() {},
        destroy: () => done.push('destroy'),
      };
    },
    () => ({ ...whole, ...times }),
    () => {},
  );
  const becomes = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    tell();
  };
  return { player, done, becomes };
}

describe('A film with a start and an end', () => {
  let clock: SinonFakeTimers;
  beforeEach(() => void (clock = useFakeTimers()));
  afterEach(() => clock.restore());

  it('begins at its start, once', () => {
    const { player, done, becomes } = film({ start: 5 });
    player.play();
    becomes({ time: 9 });
    player.pause();
    player.play();
    expect(done).to.deep.equal(['seek 5', 'play', 'pause', 'play']);
  });

  it('stops at its end, and begins at its start when it is played again', () => {
    const { player, done, becomes } = film({ start: 5, end: 20 });
    player.play();
    becomes({ time: 19.9 });
    becomes({ time: 20.1 });
    expect(done).to.deep.equal(['seek 5', 'play', 'pause']);
    expect(player.read().hasEnded).to.equal(true);
    player.play();
    expect(done.slice(3)).to.deep.equal(['seek 5', 'play']);
  });

  it('goes back to its start at its end where it loops', () => {
    const { player, done, becomes } = film({ start: 5, end: 20, isLoop: true });
    player.play();
    becomes({ time: 20 });
    expect(done.slice(2)).to.deep.equal(['seek 5', 'play']);
  });

  it('loops from the end of the film to the start time, not to 0', () => {
    const { player, done, becomes } = film({ start: 5, isLoop: true });
    player.play();
    becomes({ time: 60, isPlaying: false, hasEnded: true });
    expect(done.slice(2)).to.deep.equal(['seek 5', 'play']);
  });

  it('waits before it begins again where its provider needs that, and once only', () => {
    const { player, done, becomes } = film({ isLoop: true, restartDelay: 260 });
    player.play();
    becomes({ isPlaying: false, hasEnded: true });
    becomes({ time: 60 });
    clock.tick(259);
    expect(done).to.deep.equal(['play']);
    clock.tick(1);
    expect(done).to.deep.equal(['play', 'seek 0', 'play']);
  });

  it('begins no more when it is paused before that, and can be played after', () => {
    const { player, done, becomes } = film({ isLoop: true, restartDelay: 260 });
    player.play();
    becomes({ isPlaying: false, hasEnded: true });
    player.pause();
    // It tells of that.
    becomes({ isPlaying: false });
    clock.tick(1000);
    expect(done).to.deep.equal(['play', 'pause']);
    player.play();
    expect(done.slice(2)).to.deep.equal(['seek 0', 'play']);
  });

  it('begins no more when it is gone', () => {
    const { player, done, becomes } = film({ isLoop: true, restartDelay: 260 });
    player.play();
    becomes({ isPlaying: false, hasEnded: true });
    player.destroy();
    clock.tick(1000);
    expect(done).to.deep.equal(['play', 'destroy']);
  });

  it('heeds no end that is not after its start', () => {
    const { player, done, becomes } = film({ start: 20, end: 5 });
    player.play();
    becomes({ time: 30 });
    expect(done).to.deep.equal(['seek 20', 'play']);
  });
});
