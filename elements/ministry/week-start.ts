/** Where weeks begin on Sunday or Saturday, by the data of CLDR; elsewhere it is Monday. */
const SUNDAY =
  'AG AS AU BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
/** The region that a language without one is most often of. */
const REGIONS: Record<string, string> = {
  am: 'ET',
  ar: 'EG',
  bn: 'BD',
  en: 'US',
  fa: 'IR',
  he: 'IL',
  hi: 'IN',
  id: 'ID',
  ja: 'JP',
  km: 'KH',
  ko: 'KR',
  lo: 'LA',
  my: 'MM',
  ne: 'NP',
  pt: 'BR',
  ta: 'IN',
  th: 'TH',
  ur: 'PK',
  zh: 'CN',
};

/** The day on which weeks begin: 0 is Sunday. The same in every browser, unlike what those say. */
export function weekStart(language: string): number {
  const [name = '', ...rest] = language.split('-');
  const region =
    rest.find((it) => /^[a-z]{2}$/i.test(it))?.toUpperCase() ?? REGIONS[name.toLowerCase()];
  if (!region && !name) return 0;
  if (region && SUNDAY.split(' ').includes(region)) return 0;
  return region && SATURDAY.split(' ').includes(region) ? 6 : 1;
}
