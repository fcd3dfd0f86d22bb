import type { Props } from '../../../shared/contract/contract';
import type { Device } from '../../../shared/visitor/device';
import type { Kind } from './kind';
import type { socialEmbed } from './social-embed.contract';

export type Heights = Record<Device, number>;

const LEAST = 20;
const MOST = 3000;
/** The least in which a visitor can be asked. */
const ASKED = 240;

const USUAL: Partial<Record<Kind, number>> = {
  'facebook-page': 500,
  'facebook-post': 500,
  'facebook-video': 400,
  'facebook-comment': 300,
  'facebook-group': 320,
  'facebook-comments': 600,
  'x-timeline': 600,
  'x-post': 560,
  'linkedin-post': 560,
};

const BUTTONS = { standard: 35, button: 28, 'button-count': 28, 'box-count': 60 };

/** The height in pixels on each device, from the first paint on. */
export function heightsOf(props: Props<typeof socialEmbed>, isAsked: boolean): Heights {
  const { kind, heights, layout, faces } = props;
  const usual = USUAL[kind] ?? (faces && layout === 'standard' ? 80 : BUTTONS[layout]);
  const fit = (height: number) =>
    Math.min(Math.max(Math.round(height), isAsked ? ASKED : LEAST), MOST);
  const desktop = heights.desktop ?? usual;
  const tablet = heights.tablet ?? desktop;
  return { desktop: fit(desktop), tablet: fit(tablet), mobile: fit(heights.mobile ?? tablet) };
}
