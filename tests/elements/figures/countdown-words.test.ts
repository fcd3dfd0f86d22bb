import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formIn, numberIn } from '../../../elements/figures/countdown/figures';
import { UNITS, labelsOf, languageOf } from '../../../elements/figures/countdown/languages';

/** As the element does: the word for a number of a unit. */
function word(language: string, unit: (typeof UNITS)[number], count: number) {
  const label = labelsOf(language)[UNITS.indexOf(unit)]!;
  const form = formIn(language, count) as keyof typeof label;
  return label[form] ?? label.other;
}

const rows: Record<string, Record<string, [count: number, word: string][]>> = {
  de: {
    days: [
      [0, 'Tage'],
      [1, 'Tag'],
      [2, 'Tage'],
    ],
    hours: [
      [1, 'Stunde'],
      [21, 'Stunden'],
    ],
    minutes: [
      [1, 'Minute'],
      [11, 'Minuten'],
    ],
    seconds: [
      [1, 'Sekunde'],
      [0, 'Sekunden'],
    ],
  },
  en: {
    days: [
      [0, 'days'],
      [1, 'day'],
      [1_000_000, 'days'],
    ],
    hours: [
      [1, 'hour'],
      [2, 'hours'],
    ],
    minutes: [
      [1, 'minute'],
      [21, 'minutes'],
    ],
    seconds: [
      [1, 'second'],
      [0, 'seconds'],
    ],
  },
  // A million is a form of its own there, and these words have none for it.
  es: {
    days: [
      [0, 'días'],
      [1, 'día'],
      [2, 'días'],
      [1_000_000, 'días'],
    ],
    hours: [
      [1, 'hora'],
      [2, 'horas'],
    ],
    minutes: [
      [1, 'minuto'],
      [0, 'minutos'],
    ],
    seconds: [
      [1, 'segundo'],
      [59, 'segundos'],
    ],
  },
  // Nothing is singular in French.
  fr: {
    days: [
      [0, 'jour'],
      [1, 'jour'],
      [2, 'jours'],
      [1_000_000, 'jours'],
    ],
    hours: [
      [0, 'heure'],
      [2, 'heures'],
    ],
    minutes: [
      [0, 'minute'],
      [2, 'minutes'],
    ],
    seconds: [
      [1, 'seconde'],
      [2, 'secondes'],
    ],
  },
  it: {
    days: [
      [0, 'giorni'],
      [1, 'giorno'],
      [8, 'giorni'],
      [1_000_000, 'giorni'],
    ],
    hours: [
      [1, 'ora'],
      [2, 'ore'],
    ],
    minutes: [
      [1, 'minuto'],
      [2, 'minuti'],
    ],
    seconds: [
      [1, 'secondo'],
      [2, 'secondi'],
    ],
  },
  nl: {
    days: [
      [0, 'dagen'],
      [1, 'dag'],
      [2, 'dagen'],
    ],
    hours: [
      [1, 'uur'],
      [2, 'uur'],
    ],
    minutes: [
      [1, 'minuut'],
      [2, 'minuten'],
    ],
    seconds: [
      [1, 'seconde'],
      [2, 'seconden'],
    ],
  },
  ru: {
    days: [
      [0, 'дней'],
      [1, 'день'],
      [2, 'дня'],
      [5, 'дней'],
      [11, 'дней'],
      [21, 'день'],
      [22, 'дня'],
      [111, 'дней'],
      [1_000_000, 'дней'],
    ],
    hours: [
      [1, 'час'],
      [3, 'часа'],
      [12, 'часов'],
      [21, 'час'],
    ],
    minutes: [
      [1, 'минута'],
      [4, 'минуты'],
      [14, 'минут'],
      [51, 'минута'],
    ],
    seconds: [
      [1, 'секунда'],
      [2, 'секунды'],
      [25, 'секунд'],
      [41, 'секунда'],
    ],
  },
};

describe('The words of a countdown', () => {
  for (const [language, units] of Object.entries(rows)) {
    for (const [unit, counts] of Object.entries(units)) {
      for (const [count, wanted] of counts) {
        it(`are ${count} ${wanted} in ${language}`, () => {
          assert.equal(word(language, unit as never, count), wanted);
        });
      }
    }
  }

  it('name every unit for every number a clock can show, in all seven', () => {
    for (const language of Object.keys(rows)) {
      for (const unit of UNITS) {
        for (let count = 0; count < 130; count += 1) assert.ok(word(language, unit, count));
      }
    }
  });

  const languages: [asked: string, given: string][] = [
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['FR_ca', 'fr-CA'],
    ['pt', 'en'],
    ['', 'en'],
    ['english', 'en'],
    ['constructor', 'en'],
    ['😀', 'en'],
  ];
  for (const [asked, given] of languages) {
    it(`are those of ${given} where '${asked}' is asked for`, () => {
      assert.equal(languageOf(asked), given);
    });
  }
});

describe('The numbers and words of a countdown', () => {
  it('are those of the language, as Intl has them', () => {
    for (const language of [
      'de',
      'en',
      'es',
      'fr',
      'it',
      'nl',
      'ru',
      'fr-CA',
      'en-US',
      'en-GB',
      'en-IN',
      'de-u-nu-arab',
    ]) {
      const digits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
      const plural = new Intl.PluralRules(language);
      for (const count of [...Array(120).keys(), 365, 999, 1000, 1234, 12_345, 1_234_567]) {
        assert.equal(numberIn(language, count), digits.format(count), `${count} in ${language}`);
        assert.equal(
          formIn(language, count) || 'other',
          plural.select(count),
          `${count} in ${language}`,
        );
      }
    }
  });

  it('of most countdowns are written without asking Intl, which takes a phone long', (test) => {
    const asked = [
      test.mock.method(Intl, 'NumberFormat', () => assert.fail('numbers')),
      test.mock.method(Intl, 'PluralRules', () => assert.fail('plurals')),
    ];
    assert.deepEqual([numberIn('en', 7), formIn('en', 7), formIn('en', 1)], ['07', '', 'one']);
    assert.deepEqual([numberIn('en', 1135), numberIn('de', 1135)], ['1,135', '1.135']);
    for (const it of asked) it.mock.restore();
  });
});
