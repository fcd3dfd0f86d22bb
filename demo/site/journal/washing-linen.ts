import type { Article } from './article';

export const washingLinen: Article = {
  language: 'en',
  path: '/journal/washing-linen',
  title: 'How to wash linen, and when not to',
  summary:
    'Linen lasts twenty years when it is left alone a little. What we tell everybody who asks.',
  published: '2026-05-12',
  chapters: [
    {
      heading: 'Before the first wash',
      paragraphs: [
        'New linen is stiff, because the yarn still holds the starch of the loom. Soak it in cold water overnight before you wash it for the first time. It drinks more than you would think: a shirt takes two litres.',
        'After that night it has shrunk as far as it ever will, by two or three in a hundred. Everything we sew has been through it already, so what fits on the day it comes still fits in ten years.',
      ],
    },
    {
      heading: 'In the machine',
      paragraphs: [
        'Wash linen with linen. Wool pulls, denim stains, zips tear. Half a drum is full enough, since creases come from crowding and not from spinning.',
      ],
      parts: [
        {
          heading: 'How warm',
          paragraphs: [
            'Thirty degrees for what you wear, forty for sheets and towels, sixty only when somebody was ill. Undyed linen may be boiled, and our grandmothers did; colours may not.',
          ],
        },
        {
          heading: 'Which soap',
          paragraphs: [
            'Any that has no bleach and no brightener. Brighteners turn sand into grey within a year. A spoonful of vinegar in the last rinse does what softener promises, and leaves nothing behind.',
          ],
        },
        {
          heading: 'How fast',
          paragraphs: [
            'Six hundred turns a minute. At twelve hundred the fibres break where they are folded, and that is where linen wears through.',
          ],
        },
      ],
    },
    {
      heading: 'Stains',
      paragraphs: [
        'Cold water first, whatever it was, and at once. Warm water cooks egg, milk and blood into the yarn for good.',
      ],
      parts: [
        {
          heading: 'Wine and fruit',
          paragraphs: [
            'Salt draws, boiling water rinses: stretch the cloth over a bowl and pour from as high as you dare. What is left goes in the sun.',
          ],
        },
        {
          heading: 'Fat',
          paragraphs: [
            'Dish soap, undiluted, left for an hour under a damp cloth. Chalk helps when it is oil.',
          ],
        },
      ],
    },
    {
      heading: 'Drying',
      paragraphs: [
        'Hang it wet and smooth it with your hands; gravity does most of the ironing. In the shade for colours, in the sun for white. A dryer makes linen old: it takes out the last water, which is what keeps the fibre supple.',
      ],
    },
    {
      heading: 'Ironing, if you must',
      paragraphs: [
        'While it is still damp, hot, from the wrong side, with steam. Dry linen cannot be ironed, only scorched. We like it best as it comes off the line, which is also the reason why our photographs look as they do.',
      ],
    },
    {
      heading: 'Mending',
      paragraphs: [
        'A hole is no reason to throw anything away. Send it to us with a note: we mend what we have sewn, for the price of the post.',
        'Small holes you can close yourself with a darning needle and the thread that comes with each piece. Work from the edge to the middle, and do not pull.',
      ],
    },
    {
      heading: 'Putting it away',
      paragraphs: [
        'Dry, loosely folded, each time along other lines. Never in plastic. A piece of our cedar soap between the sheets keeps the moths where they belong, though it is only wool they want.',
      ],
    },
  ],
};
