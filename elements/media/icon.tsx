const SHAPES = {
  play: 'M8 5.5v13a1 1 0 0 0 1.5.9l10-6.5a1 1 0 0 0 0-1.8l-10-6.5A1 1 0 0 0 8 5.5z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  sound:
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM14.5 8.6a4.5 4.5 0 0 1 0 6.8l1 1.2a6 6 0 0 0 0-9.2zM17 5.6a8.5 8.5 0 0 1 0 12.8l1 1.1a10 10 0 0 0 0-15z',
  muted:
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.7l1-1 2.5 2.4L21 8.6l1 1-2.4 2.5L22 14.6l-1 1-2.5-2.5-2.5 2.5-1-1 2.4-2.5z',
};

/** A symbol of the controls of sound and film; its button has the name. */
export const Icon = ({ of, when }: { of: keyof typeof SHAPES; when?: 'on' | 'off' }) => (
  <svg className={when ? `icon ${when}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[of]} />
  </svg>
);
