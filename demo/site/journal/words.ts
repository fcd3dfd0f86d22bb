import { ENGLISH, type PrivacyWords } from '../pages/privacy';
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
  comments: string;
  footer: string;
  privacy: PrivacyWords;
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
    comments: 'What do you think?',
    footer: 'Made in small numbers. Prices include tax; posting in Europe is €4,90.',
    privacy: ENGLISH,
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
    comments: 'Was meinen Sie?',
    footer: 'In kleinen Mengen gemacht. Preise mit Steuer; Versand in Europa €4,90.',
    privacy: {
      link: 'Datenschutz-Einstellungen',
      heading: 'Was dürfen wir von anderen laden?',
      about:
        'Kommentare und Kalender sind nicht von uns: Wer sie zeigt, erfährt von Ihrem Besuch. Sie können das jederzeit ändern.',
    },
    elements: {
      Close: 'Schließen',
      Popup: 'Fenster',
      Menu: 'Menü',
      Language: 'Sprache',
      'Table of contents': 'Inhalt',
      'No headings were found.': 'Keine Überschriften gefunden.',
      Share: 'Teilen',
      'Share…': 'Teilen …',
      'Share on {network}': 'Auf {network} teilen',
      'Share by e-mail': 'Per E-Mail teilen',
      'Copy link': 'Link kopieren',
      'Link copied': 'Link kopiert',
      'Copy this link:': 'Diesen Link kopieren:',
      Comments: 'Kommentare',
      'This comes from {provider} ({host}).': 'Das kommt von {provider} ({host}).',
      'Allow once': 'Einmal erlauben',
      'Always allow comments': 'Kommentare immer erlauben',
      'Open on {provider}': 'Bei {provider} öffnen',
      'To show it, your browser tells {provider} your IP address and which site you are on. {provider} may store cookies.':
        'Damit es erscheint, erfährt {provider} Ihre IP-Adresse und auf welcher Website Sie sind, und kann Cookies speichern.',
      'Still waiting for {host}.': 'Noch keine Antwort von {host}.',
      'Failed to load {host}': '{host} lädt nicht',
      'Discussions that a comment service keeps.': 'Gespräche, die ein Kommentardienst führt.',
      Booking: 'Termine',
      'Calendars in which you book an appointment.': 'Kalender, in denen Sie einen Termin buchen.',
      'Save choices': 'Auswahl speichern',
      'Accept all': 'Alle erlauben',
      'Refuse all': 'Alle ablehnen',
      'Your choices are saved.': 'Ihre Auswahl ist gespeichert.',
    },
  },
};
