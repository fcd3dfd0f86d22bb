import type { Demo } from '../demo';

const texts = {
  en: {
    'opening.title': 'Open today',
    'opening.until': 'Until {time}, and tomorrow from seven.',
    'order.ready': 'Your bread is ready at noon.',
  },
  de: {
    'opening.title': 'Heute geöffnet',
    'opening.until': 'Bis {time}, und morgen ab sieben.',
  },
  pt: { 'opening.title': 'Aberto hoje' },
  'pt-BR': { 'opening.until': 'Até as {time}, e amanhã a partir das sete.' },
};

const opening = `<h3><wb-text text-key="opening.title"></wb-text></h3>
<p><wb-text text-key="opening.until" values='{"time":"18:30"}'></wb-text></p>`;

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: opening,
      data: { texts, page: { language: 'de', languages: ['en', 'de'] } },
    },
    {
      name: 'from the nearest language there is',
      html: `${opening}
<p><wb-text text-key="order.ready"></wb-text></p>`,
      data: { texts, page: { language: 'pt-BR', languages: ['en', 'de', 'pt-BR'] } },
    },
    {
      name: 'without a text for the key',
      html: `<p><wb-text text-key="newsletter.hint">One letter a month, and a recipe in it.</wb-text></p>
<p><wb-text text-key="newsletter.thanks"></wb-text></p>`,
      data: { texts, page: { language: 'en', languages: ['en', 'de'] } },
      warns: 'the page has no such text',
    },
  ],
};
