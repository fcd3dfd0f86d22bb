/** What one box brings; `turned` is what its maker says of it. */
export const pieces = [
  {
    name: 'Two tea towels',
    text: 'Half-linen in a huck weave, which drinks water and gives it back to the air.',
    turned: 'Forty by sixty-five. The first wash softens them, the tenth makes them yours.',
  },
  {
    name: 'One piece for the table',
    text: 'A runner in spring, napkins in summer, a cloth in autumn, mats in winter.',
    turned: 'Woven on the wide loom, hemmed by hand, with corners that lie flat.',
  },
  {
    name: 'A length to sew from',
    text: 'A metre and a half of the cloth of the season, washed once so that it will not shrink.',
    turned: 'With a pattern drawn for it, and the thread that goes with both.',
  },
];

export const reasons = [
  {
    name: 'Grown an hour away',
    text: 'The flax stands between the dykes in June, blue for a week. We know the field by name.',
  },
  {
    name: 'Woven when you ask',
    text: 'A box is warped when its places are taken, so nothing lies in a warehouse.',
  },
  {
    name: 'Mended for nothing',
    text: 'Send back what tears. We darn it in a colour you choose, as long as there is a workshop.',
  },
  {
    name: 'Packed in itself',
    text: 'The box is grey board, the ribbon a selvedge. There is no plastic to take off.',
  },
];

/** How much of its strength a cloth keeps, in percent, by the washes it has been through. */
export const strength = {
  washes: [0, 25, 50, 75, 100],
  cloths: [
    { name: 'Our linen', color: '#4f7a5e', kept: [100, 97, 94, 92, 90] },
    { name: 'Cotton of the same weight', color: '#b0703c', kept: [100, 91, 82, 74, 67] },
  ],
};

/** Of as many digits at the start as at the end, so that no figure moves while it counts. */
export const numbers = [
  { start: 1000, end: 1250, separator: ',', unit: 'boxes sent since the first' },
  { start: 10, end: 16, separator: '', unit: 'threads in a centimetre' },
  { start: 10, end: 38, separator: '', unit: 'kilometres from field to loom' },
];

export const plans = [
  {
    name: 'By the season',
    price: '€64',
    per: 'a box',
    lines: ['One box, when you want one', 'Posted to one address', 'No promise for the next'],
    action: 'Take the spring box',
  },
  {
    name: 'A whole year',
    price: '€228',
    per: 'four boxes, €57 each',
    lines: ['Spring, summer, autumn, winter', 'Your place is kept', 'Posting is on us'],
    action: 'Keep a year for me',
  },
  {
    name: 'As a present',
    price: '€68',
    per: 'a box, wrapped',
    lines: ['Tied with a selvedge ribbon', 'A card in your words', 'On the day you say'],
    action: 'Give one away',
  },
];

export const questions = [
  {
    question: 'When does a box leave?',
    answer: 'On the first Monday after the twentieth of March, June, September and December.',
  },
  {
    question: 'May I choose the colours?',
    answer:
      'You may say which ones you would rather not have. What the season dyes well is what the box holds.',
  },
  {
    question: 'How do I wash it?',
    answer: 'At forty degrees, and on the line while it is damp. The journal has a whole article.',
    link: { href: '/journal/washing-linen', text: 'How to wash linen' },
  },
  {
    question: 'Can I leave?',
    answer: 'At any time, by one line of mail. What has been paid and not yet woven comes back.',
  },
];

/** When the next box leaves. */
export const leaves = { date: '2027-03-22T08:00', timezone: 'Europe/Amsterdam', left: 64 };
