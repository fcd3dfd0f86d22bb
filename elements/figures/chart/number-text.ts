/** Languages that write 45.5 as 45,5. Not by Intl: browsers leave out the data of many, and guess. */
const COMMA =
  'az be bg bs ca cs da de el es et eu fi fr gl hr hu hy id is it ka kk lt lv mk nb nl nn no pl pt ro ru sk sl sq sr sv tr uk vi';
/** Countries that differ from their language in this. */
const POINT =
  'de-ch de-li es-419 es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-sv es-us it-ch';

const has = (list: string, tag: string) => list.split(' ').includes(tag);

function decimalMark(language: string): ',' | '.' {
  const [base = '', country] = language.trim().toLowerCase().split(/[-_]/);
  return has(COMMA, base) && !has(POINT, `${base}-${country}`) ? ',' : '.';
}

/** The first number of a text, and a minus before it that a currency may follow. */
const NUMBER = /(-?)[^\d-]*?((?:\d|[.,](?=\d)|['’\s](?=\d{3}(?!\d)))+(?:e[+-]?\d+)?)/i;
/** Three digits after the last mark of a kind, and no more. */
const LAST_GROUP = { ',': /,\d{3}(?!\d)[^,]*$/, '.': /\.\d{3}(?!\d)[^.]*$/ };
/** Characters of a cell that are read. */
const MOST = 100;

/**
 * The number in a text as people write it, such as '1.234,50 €' in German: as JavaScript writes numbers,
 * without digit grouping and units. Empty where there is none.
 *
 * @param language decides where a mark with three digits after it may be either: '1,200'
 */
export function numberText(text: string, language: string): string {
  const found = NUMBER.exec(text.slice(0, MOST).replace(/−/g, '-'));
  if (!found) return '';
  const [mark, grouping] =
    decimalMark(language) === ','
      ? (['.', /\.(?=\d{3}(?!\d))/g] as const)
      : ([',', /,(?=\d{3}(?!\d))/g] as const);
  const written = found[2]!.replace(/['’\s]/g, '');
  // A decimal mark stands once. Groups may have two digits, as in India (12,34,567), but the last has three,
  // unlike the year of a date.
  const isGrouped = written.split(mark).length > 2 && LAST_GROUP[mark].test(written);
  const digits = written.replaceAll(isGrouped ? mark : grouping, '');
  return found[1]! + digits.replace(',', '.');
}
