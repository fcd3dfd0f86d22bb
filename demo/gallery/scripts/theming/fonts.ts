/** Fonts that systems have, with others like them where one does not. */
export const FONTS: Readonly<Record<string, string>> = {
  'Of the system': "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  Humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  Geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
  'Old style': "'Iowan Old Style', Palatino, 'Palatino Linotype', P052, 'Noto Serif', serif",
  Newspaper: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', serif",
  Slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  Typewriter: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};
