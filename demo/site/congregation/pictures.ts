/** What each picture of the congregation shows, by the name of its file. */
const shown: Readonly<Record<string, string>> = {
  candles: 'Five candles on a table',
  church: 'The church on the hill in summer',
  clara: 'Clara Benn',
  dusk: 'The church with lit windows at dusk',
  harvest: 'A basket of apples before a field',
  jonas: 'Jonas Weil',
  lake: 'A sailing boat on the lake',
  lanterns: 'Lanterns before the church at night',
  miriam: 'Miriam Vogt',
  orchard: 'Apple trees with fruit',
  organ: 'The pipes of the organ',
  ruth: 'Ruth Adler',
  snow: 'The church in the snow',
  table: 'Three bowls of soup and a loaf on a table',
  valley: 'A path through the valley to the church',
};

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A picture of the congregation by its name. */
export const pictureOf = (name: string): Picture => ({
  src: `/church/files/${name}.svg`,
  alt: shown[name] ?? '',
  width: 1200,
  height: 800,
});
