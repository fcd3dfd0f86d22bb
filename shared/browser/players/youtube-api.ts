import { loadScript } from '../network/load-script';

/** The player of YouTube's IFrame API, as far as it is used. */
export interface YoutubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  setVolume(percent: number): void;
  mute(): void;
  unMute(): void;
  isMuted(): boolean;
  getVolume(): number;
  getCurrentTime(): number;
  getDuration(): number;
  destroy(): void;
}

interface YoutubeEvents {
  onReady(): void;
  onStateChange(event: { data: number }): void;
  onError(event: { data: number }): void;
}

interface YoutubeApi {
  Player: new (frame: HTMLIFrameElement, options: { events: YoutubeEvents }) => YoutubePlayer;
}

/** What YouTube's script makes of a page. */
interface YoutubeWindow {
  YT?: Partial<YoutubeApi>;
  onYouTubeIframeAPIReady?: () => void;
}

const SCRIPT = 'https://www.youtube.com/iframe_api';

/**
 * YouTube's IFrame API, loaded when it is first wanted. Others on the page may wait for it as well: what
 * they have put in the one place for that is called first. Rejects when the script cannot be loaded.
 */
export async function youtubeApi(): Promise<YoutubeApi> {
  const page = globalThis as YoutubeWindow;
  const isThere = (api = page.YT): api is YoutubeApi => api?.Player !== undefined;
  if (isThere(page.YT)) return page.YT;
  const ready = new Promise<void>((done) => {
    const before = page.onYouTubeIframeAPIReady;
    page.onYouTubeIframeAPIReady = () => {
      before?.();
      done();
    };
  });
  await loadScript(SCRIPT, 'media');
  if (!isThere(page.YT)) await ready;
  return page.YT as YoutubeApi;
}
