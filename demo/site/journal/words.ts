import type { Language } from './article';

/** What the pages around an article say, in each language. */
export interface Words {
  skip: string;
  site: string;
  menu: string;
  shop: string;
  wholeShop: string;
  journal: string;
  cart: string;
  notice: string;
  contents: string;
  back: string;
  careCard: string;
  footer: string;
  /** The sentences of elements that this language replaces. */
  elements: Readonly<Record<string, string>>;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    skip: 'Skip to content',
    site: 'Site',
    menu: 'Menu',
    shop: 'Shop',
    wholeShop: 'See the whole shop',
    journal: 'Journal',
    cart: 'Cart',
    notice:
      'The workshop is closed from 23 December to 6 January; orders until the 20th arrive before.',
    contents: 'In this article',
    back: 'Back',
    careCard: 'The whole of it on one card',
    footer: 'Made in small numbers. Prices include tax; posting in Europe is €4,90.',
    elements: {},
  },
  de: {
    skip: 'Zum Inhalt',
    site: 'Seiten',
    menu: 'Menü',
    shop: 'Laden',
    wholeShop: 'Zum ganzen Laden',
    journal: 'Journal',
    cart: 'Korb',
    notice:
      'Vom 23. Dezember bis zum 6. Januar ist die Werkstatt zu; was bis zum 20. bestellt ist, kommt vorher an.',
    contents: 'In diesem Artikel',
    back: 'Zurück',
    careCard: 'Das Ganze auf einer Karte',
    footer: 'In kleinen Mengen gemacht. Preise mit Steuer; Versand in Europa €4,90.',
    elements: {
      Close: 'Schließen',
      Popup: 'Fenster',
      Menu: 'Menü',
      Language: 'Sprache',
      'Table of contents': 'Inhalt',
      'No headings were found.': 'Keine Überschriften gefunden.',
    },
  },
};
