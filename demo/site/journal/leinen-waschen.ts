import type { Article } from './article';

export const leinenWaschen: Article = {
  language: 'de',
  path: '/de/journal/leinen-waschen',
  title: 'Wie man Leinen wäscht, und wann besser nicht',
  summary:
    'Leinen hält zwanzig Jahre, wenn man es ein wenig in Ruhe lässt. Was wir allen sagen, die fragen.',
  published: '2026-05-12',
  chapters: [
    {
      heading: 'Vor der ersten Wäsche',
      paragraphs: [
        'Neues Leinen ist steif, weil im Garn noch die Schlichte vom Webstuhl steckt. Legen Sie es vor der ersten Wäsche über Nacht in kaltes Wasser. Es trinkt mehr, als man denkt: ein Hemd braucht zwei Liter.',
        'Nach dieser Nacht ist es so weit eingelaufen, wie es je einlaufen wird, um zwei, drei Prozent. Was wir nähen, hat das schon hinter sich.',
      ],
    },
    {
      heading: 'In der Maschine',
      paragraphs: [
        'Leinen zu Leinen. Wolle zieht, Jeansstoff färbt, Reißverschlüsse reißen. Eine halbe Trommel ist voll genug, denn Falten kommen vom Gedränge und nicht vom Schleudern.',
      ],
      parts: [
        {
          heading: 'Wie warm',
          paragraphs: [
            'Dreißig Grad für Kleidung, vierzig für Bettwäsche und Handtücher, sechzig nur, wenn jemand krank war.',
          ],
        },
        {
          heading: 'Welche Seife',
          paragraphs: [
            'Jede ohne Bleiche und ohne Aufheller. Ein Löffel Essig im letzten Spülgang tut, was Weichspüler verspricht, und lässt nichts zurück.',
          ],
        },
      ],
    },
    {
      heading: 'Flecken',
      paragraphs: [
        'Zuerst kaltes Wasser, was immer es war, und sofort. Warmes Wasser kocht Ei, Milch und Blut für immer ins Garn.',
      ],
    },
    {
      heading: 'Trocknen',
      paragraphs: [
        'Nass aufhängen und mit den Händen glatt streichen; das meiste Bügeln besorgt die Schwerkraft. Farben in den Schatten, Weiß in die Sonne. Im Trockner wird Leinen alt.',
      ],
    },
    {
      heading: 'Bügeln, wenn es sein muss',
      paragraphs: [
        'Noch feucht, heiß, von links, mit Dampf. Trockenes Leinen lässt sich nicht bügeln, nur versengen.',
      ],
    },
    {
      heading: 'Flicken',
      paragraphs: [
        'Ein Loch ist kein Grund, etwas wegzuwerfen. Schicken Sie es uns mit einem Zettel: wir flicken, was wir genäht haben, zum Preis des Portos.',
      ],
    },
    {
      heading: 'Weglegen',
      paragraphs: ['Trocken, locker gefaltet, jedes Mal an anderen Linien. Nie in Plastik.'],
    },
  ],
};
