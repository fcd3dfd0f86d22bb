/** The units of a countdown, in order. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The names of a unit, by category of Intl.PluralRules; `other` for missing categories. */
export interface Label {
  one: string;
  few?: string;
  other: string;
}

// Singular and plural; in Russian one, few and many.
const WORDS: Record<string, string> = {
  de: 'Tag|Tage Stunde|Stunden Minute|Minuten Sekunde|Sekunden',
  en: 'day|days hour|hours minute|minutes second|seconds',
  es: 'día|días hora|horas minuto|minutos segundo|segundos',
  fr: 'jour|jours heure|heures minute|minutes seconde|secondes',
  it: 'giorno|giorni ora|ore minuto|minuti secondo|secondi',
  nl: 'dag|dagen uur|uur minuut|minuten seconde|seconden',
  ru: 'день|дня|дней час|часа|часов минута|минуты|минут секунда|секунды|секунд',
};

const AFTERWARDS: Record<string, string> = {
  de: 'Danach:',
  en: 'Afterwards:',
  es: 'Después:',
  fr: 'Ensuite :',
  it: 'Poi:',
  nl: 'Daarna:',
  ru: 'Затем:',
};

const TIME_LEFT: Record<string, string> = {
  de: 'Verbleibende Zeit',
  en: 'Time left',
  es: 'Tiempo restante',
  fr: 'Temps restant',
  it: 'Tempo rimanente',
  nl: 'Resterende tijd',
  ru: 'Осталось времени',
};

/** The language tag for the words: the requested one, with its region, if known, else 'en'. */
export function languageOf(wanted: string): string {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(wanted.trim().replaceAll('_', '-'));
    return Object.hasOwn(WORDS, baseOf(tag)) ? tag : 'en';
  } catch {
    return 'en';
  }
}

/** The words before the message of a countdown, where it shows beside the date. */
export const afterwardsOf = (tag: string): string => AFTERWARDS[baseOf(tag)]!;

/** The accessible name of a countdown. */
export const timeLeftOf = (tag: string): string => TIME_LEFT[baseOf(tag)]!;

const baseOf = (tag: string) => tag.split('-')[0]!;

/** The names of the units in a language that `languageOf` has returned. */
export const labelsOf = (tag: string): Label[] =>
  WORDS[baseOf(tag)]!.split(' ').map((words) => {
    const forms = words.split('|');
    const [one, few, many] = forms as [string, string, string?];
    return many === undefined ? { one, other: few } : { one, few, other: many };
  });
