const SHAPES = {
  play: 'M8 5.5v13a1 1 0 0 0 1.5.9l10-6.5a1 1 0 0 0 0-1.8l-10-6.5A1 1 0 0 0 8 5.5z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  sound:
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM14.5 8.6a4.5 4.5 0 0 1 0 6.8l1 1.2a6 6 0 0 0 0-9.2zM17 5.6a8.5 8.5 0 0 1 0 12.8l1 1.1a10 10 0 0 0 0-15z',
  muted:
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.7l1-1 2.5 2.4L21 8.6l1 1-2.4 2.5L22 14.6l-1 1-2.5-2.5-2.5 2.5-1-1 2.4-2.5z',
  captions:
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm0 1.5a.5.5 0 0 0-.5.5v10c0 .3.2.5.5.5h14a.5.5 0 0 0 .5-.5V7a.5.5 0 0 0-.5-.5zM6.5 11h5v1.5h-5zM13 11h4.5v1.5H13zM6.5 14h3v1.5h-3zM11 14h6.5v1.5H11z',
  fullscreen:
    'M4 4h6v1.8H5.8V10H4zM14 4h6v6h-1.8V5.8H14zM4 14h1.8v4.2H10V20H4zM18.2 14H20v6h-6v-1.8h4.2z',
};

/** A symbol of the controls of sound and film; its button has the name. */
export const Icon = ({ of, when }: { of: keyof typeof SHAPES; when?: 'on' | 'off' }) => (
  <svg className={when ? `icon ${when}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[of]} />
  </svg>
);
