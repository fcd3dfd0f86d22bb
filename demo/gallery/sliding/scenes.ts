interface Scene {
  name: string;
  title: string;
  text: string;
}

/** What the demos of sliding show. */
const scenes: Scene[] = [
  { name: 'dunes', title: 'Dunes at noon', text: 'Two days on foot, and a well.' },
  { name: 'lake', title: 'The quiet lake', text: 'A boat for four, oars included.' },
  { name: 'forest', title: 'Old forest', text: 'Oaks older than the village.' },
  { name: 'night', title: 'Night walk', text: 'No lamp; the moon will do.' },
  { name: 'coast', title: 'Along the coast', text: 'Salt, sand and a late lunch.' },
  { name: 'hills', title: 'Blue hills', text: 'Seven of them, one behind the other.' },
];

export const picture = (name: string, alt: string) =>
  `<img src="/gallery/pictures/scene-${name}.svg" alt="${alt}" width="600" height="400">`;

export const pictures = (count = scenes.length): string =>
  scenes
    .slice(0, count)
    .map(
      ({ name, title }) =>
        `  <figure>${picture(name, '')}<figcaption>${title}</figcaption></figure>`,
    )
    .join('\n');

export const cards = (count = scenes.length, link = true): string =>
  scenes
    .slice(0, count)
    .map(
      ({ name, title, text }) =>
        `  <div>${picture(name, '')}<h3>${title}</h3><p>${text}</p>${link ? `<a href="/walks/${name}">Book ${title.toLowerCase()}</a>` : ''}</div>`,
    )
    .join('\n');

export const quotes = [
  ['Best bread in the valley, and the view for nothing.', 'Ines'],
  ['We came for a night, and stayed for four.', 'Joachim'],
  ['The dog wants to come back, too.', 'Aylin'],
  ['Quiet, at last.', 'Tom'],
  ['Ask for the corner room.', 'Mirela'],
]
  .map(([words, who]) => `  <div><p>${words}</p><p><small>${who}</small></p></div>`)
  .join('\n');

export const sections = (count: number): string =>
  scenes
    .slice(0, count)
    .map(
      ({ name, title, text }) =>
        `  <section id="${name}">${picture(name, '')}<h3>${title}</h3><p>${text} <a href="/walks/${name}">Book it</a></p></section>`,
    )
    .join('\n');

export const notes = (count: number): string =>
  Array.from({ length: count }, (_, at) => `  <p>Note ${at + 1}</p>`).join('\n');
