import { innerOf, boxOf, settingsOf } from './settings';
import type { Director, Playback } from './director-slot';
import { startPlayback } from './playback';

/** Makes what plays the animations of the page; one a page, see `directorSlot`. */
export function makeDirector(): Director {
  const all = new Map<HTMLElement, { asked: string; playback: Playback }>();
  const leave = (host: HTMLElement) => {
    all.get(host)?.playback.end();
    all.delete(host);
  };
  return {
    leave,
    playbackOf(host) {
      // Asleep, nobody tells when one that is out of view has left the page.
      for (const it of all.keys()) if (!it.isConnected) leave(it);
      const box = boxOf(host);
      const settings = box && settingsOf(box);
      const inner = innerOf(host);
      // How it goes on may change while it plays; anything else begins anew.
      const begun = { ...settings, speed: 0, direction: 0, loops: false };
      const asked = JSON.stringify([begun, inner]);
      const known = all.get(host);
      if (settings && known?.asked === asked && !known.playback.hasEnded()) {
        known.playback.adapt(settings);
        return known.playback;
      }
      leave(host);
      if (!settings || !(settings.src || inner)) return undefined;
      const playback = startPlayback(host, { ...settings, inner });
      all.set(host, { asked, playback });
      return playback;
    },
  };
}
