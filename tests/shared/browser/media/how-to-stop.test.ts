import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { howToStop } from '../../../../shared/browser/media/how-to-stop';

const youTube = '{"event":"command","func":"pauseVideo","args":""}';
const vimeo = '{"method":"pause"}';

const rows: [what: string, source: string, allow: string, wish: string | null, how: unknown][] = [
  [
    'YouTube that listens',
    'https://www.youtube.com/embed/a?enablejsapi=1',
    '',
    null,
    { message: youTube },
  ],
  [
    'YouTube without cookies that listens',
    'https://www.youtube-nocookie.com/embed/a?enablejsapi=1',
    '',
    null,
    { message: youTube },
  ],
  [
    'YouTube without www',
    'https://youtube.com/embed/a?enablejsapi=1',
    '',
    null,
    { message: youTube },
  ],
  [
    'a host that begins like YouTube',
    'https://youtube.com.example/?enablejsapi=1',
    '',
    null,
    'keep',
  ],
  ['YouTube that does not listen', 'https://www.youtube.com/embed/a', '', null, 'empty'],
  ['Vimeo', 'https://player.vimeo.com/video/1', 'autoplay', null, { message: vimeo }],
  ['Vimeo without a subdomain', 'https://vimeo.com/1', '', null, { message: vimeo }],
  [
    'a film of Facebook',
    'https://www.facebook.com/plugins/video.php?href=a',
    'encrypted-media',
    null,
    'empty',
  ],
  [
    'a timeline of X',
    'https://syndication.twitter.com/srv/timeline-profile/screen-name/linen',
    '',
    null,
    'empty',
  ],
  ['a host that begins like Vimeo', 'https://vimeo.com.example/1', '', null, 'keep'],
  ['a player without a subdomain', 'http://soundcloud.com/a', '', null, 'empty'],
  ['a host that begins like a player', 'https://soundcloud.com.example/', '', null, 'keep'],
  ['a player of an app', 'xhttps://soundcloud.com/a', '', null, 'keep'],
  ['another player', 'https://w.soundcloud.com/player/?url=a', '', null, 'empty'],
  ['a host that only ends like a player', 'https://notyoutube.com/', '', null, 'keep'],
  [
    'a frame that may play by itself',
    'https://example.com/',
    'fullscreen; autoplay',
    null,
    'empty',
  ],
  ['a call', 'https://meet.example.com/', 'camera; microphone; autoplay', null, 'keep'],
  ['a form', 'https://example.com/', '', null, 'keep'],
  ['a form that its author wants stopped', 'https://example.com/', '', 'stop', 'empty'],
  ['a player that its author wants kept', 'https://www.youtube.com/embed/a', '', 'keep', 'keep'],
  ['a wish that is none', 'https://example.com/', '', 'perhaps', 'keep'],
  ['a frame without an address', '', 'autoplay', null, 'keep'],
  ['an empty frame', 'about:blank', 'autoplay', null, 'keep'],
];

describe('How to stop what a frame plays', () => {
  for (const [what, source, allow, wish, how] of rows) {
    test(`of ${what}`, () => assert.deepEqual(howToStop(source, allow, wish), how));
  }
});
