import { extensionOf } from './file-type';

const longest = 100;

/**
 * A name to keep a file under: without folders, control characters and signs that turn the
 * direction of reading, and not too long; its ending stays.
 */
export function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\uFFFD<>:"|?*]/gu, '').trim();
  if (/^\.*$/.test(clean)) return 'file';
  const ending = extensionOf(clean);
  const room = longest - ending.length - 1;
  if (clean.length <= longest || room < 1) return whole(clean.slice(0, longest));
  return `${whole(clean.slice(0, room))}.${ending}`;
}

/** Without half of a character at its end. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');
