import { type RefObject, useLayoutEffect, useState } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';

/** Older iPhones show a video element alone on the full screen, and nothing else. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether a box can fill the screen, whether it does, and what enters and leaves that. */
export function useFullscreen(
  box: RefObject<HTMLElement | null>,
  video: () => AppleVideo | undefined,
) {
  const [isFull, setFull] = useState(false);
  const [can, setCan] = useState(true);
  // An iPhone can with neither where a film plays in its provider's frame.
  useLayoutEffect(() =>
    setCan('requestFullscreen' in box.current! || 'webkitEnterFullscreen' in (video() ?? {})),
  );
  useNative(box, 'fullscreenchange', () => setFull(isFullNow(box.current)));
  const toggle = () => {
    if (isFull) void document.exitFullscreen();
    else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => {});
    else video()?.webkitEnterFullscreen?.();
  };
  return { can, isFull, toggle };
}

const isFullNow = (box: HTMLElement | null) =>
  box !== null && (box.getRootNode() as ShadowRoot).fullscreenElement === box;
