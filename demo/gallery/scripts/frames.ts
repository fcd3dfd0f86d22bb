import { onReport } from './messages';

/** Keeps every example's frame as high as what is in it. */
export function fitFrames() {
  onReport((frame, report) => {
    if (report.type === 'height' && !frame.matches('.thumbnail')) {
      frame.height = String(report.height);
    }
  });
}
