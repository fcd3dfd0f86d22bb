/** Product data as a shop's page carries it: see spec 3. */
export const products = {
  moneyFormat: '€{{amount_with_comma_separator}}',
  'linen-shirt': {
    optionNames: ['Size', 'Colour'],
    variants: [
      { id: 101, options: ['S', 'Sand'], available: true, price: 5900, compare_at_price: 7900 },
      { id: 102, options: ['S', 'Ink'], available: true, price: 5900, compare_at_price: null },
      { id: 103, options: ['M', 'Sand'], available: true, price: 6200, compare_at_price: null },
      { id: 104, options: ['M', 'Ink'], available: false, price: 6200, compare_at_price: null },
      { id: 105, options: ['L', 'Sand'], available: false, price: 6400, compare_at_price: null },
      { id: 106, options: ['L', 'Ink'], available: true, price: 6400, compare_at_price: 8000 },
    ],
  },
  'oak-board': [
    {
      id: 201,
      options: ['30 cm'],
      available: true,
      price: 129900,
      compare_at_price: null,
      image: '/gallery/pictures/oak-30.svg',
    },
    {
      id: 202,
      options: ['45 cm'],
      available: true,
      price: 149900,
      compare_at_price: null,
      image: '/gallery/pictures/oak-45.svg',
    },
    {
      id: 203,
      options: ['3/4" & <thick>'],
      available: false,
      price: 99900,
      compare_at_price: null,
    },
  ],
  'wool-scarf': [{ id: 301, options: [], available: false, price: 4500, compare_at_price: null }],
};
