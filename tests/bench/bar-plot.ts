/** One figure: a bar for each stack, drawn to the figure's own largest value. */
export interface BarGroup {
  label: string;
  bars: { name: string; value: number; text: string }[];
}

const WIDTH = 720;
const NAMES = 150;
const VALUES = 110;
const BAR = 16;
const GAP = 4;
const HEAD = 26;
const SPACE = 14;
const LONGEST = WIDTH - NAMES - VALUES;

/** The gallery's colours in both schemes; the first bar is ours. */
const STYLE =
  `text{font:13px system-ui,sans-serif;fill:#23241f}.label{font-weight:600}.name{text-anchor:end}
rect{fill:#b5b3a8}.ours{fill:#2f5540}.ours-text{font-weight:600}
@media(prefers-color-scheme:dark){text{fill:#e9e7df}rect{fill:#66655c}.ours{fill:#a5c4ae}}`.replace(
    /\n/g,
    '',
  );

/** Groups of bars as one SVG document that stands alone, light and dark. */
export function barPlot(title: string, groups: BarGroup[]): string {
  let y = 0;
  const drawn: string[] = [];
  for (const { label, bars } of groups) {
    drawn.push(`<text class="label" x="0" y="${y + 16}">${escaped(label)}</text>`);
    y += HEAD;
    const most = Math.max(...bars.map(({ value }) => value)) || 1;
    bars.forEach(({ name, value, text }, index) => {
      const own = index ? '' : ' class="ours"';
      // A hair stays visible, so that the least value is still a bar.
      const length = Math.max(1, Math.round((LONGEST * value) / most));
      const middle = y + BAR - GAP;
      drawn.push(
        `<text class="name" x="${NAMES - 8}" y="${middle}">${escaped(name)}</text>`,
        `<rect${own} x="${NAMES}" y="${y}" width="${length}" height="${BAR}" rx="2"/>`,
        `<text${index ? '' : ' class="ours-text"'} x="${NAMES + length + 6}" y="${middle}">${escaped(text)}</text>`,
      );
      y += BAR + GAP;
    });
    y += SPACE;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="${escaped(title)}"><style>${STYLE}</style>
${drawn.join('\n')}
</svg>
`;
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
