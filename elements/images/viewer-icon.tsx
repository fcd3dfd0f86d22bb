const SHAPES = {
  back: 'M14.5 5 7.5 12l7 7',
  close: 'M6 6l12 12M18 6 6 18',
  forward: 'M9.5 5l7 7-7 7',
  play: 'M8.5 6v12l10-6z',
  larger: 'M16 16l4.5 4.5M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M7.5 10.5h6M10.5 7.5v6',
  smaller: 'M16 16l4.5 4.5M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M7.5 10.5h6',
};

/** The drawing on a button of the viewer; its button has the name. */
export const ViewerIcon = ({ of }: { of: keyof typeof SHAPES }) => (
  <svg className={`icon ${of}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[of]} />
  </svg>
);
