import type { FieldPlan } from './form-plan';
import { LIMIT_TEXTS, withLimit } from '../../../shared/foundation/limit-texts';
import { isEmailAddress } from '../request/email-address';

const longest = { line: 500, paragraph: 10_000 };

/** What is wrong with a value that is not empty; undefined when nothing is. */
export function valueFault(field: FieldPlan, value: string): string | undefined {
  const most = field.kind === 'paragraph' ? longest.paragraph : longest.line;
  if (value.length > most) return `At most ${most} characters, please.`;
  switch (field.kind) {
    case 'email':
      return isEmailAddress(value)
        ? undefined
        : 'Please enter a valid email address (e.g., name@example.com)';
    case 'number':
      return numberFault(value, field);
    case 'choice': {
      const chosen = value.split(',');
      const isOffered = chosen.every((one) => field.options.includes(one));
      return isOffered && (field.several || chosen.length === 1) ? undefined : checkAgain;
    }
    case 'date':
      return isDay(value) ? undefined : checkAgain;
    case 'url':
      return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) ? undefined : checkAgain;
    case 'tel':
      return /^[\d\s()+./x-]{3,40}$/i.test(value) ? undefined : checkAgain;
    default:
      return undefined;
  }
}

const checkAgain = 'Please check your entry and try again';

function numberFault(value: string, { min, max }: { min?: number; max?: number }) {
  const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(value) ? Number(value) : NaN;
  if (Number.isNaN(number)) return checkAgain;
  if (min !== undefined && number < min) return withLimit(LIMIT_TEXTS.min, min);
  if (max !== undefined && number > max) return withLimit(LIMIT_TEXTS.max, max);
  return undefined;
}

/** As a date control writes it, and a day that there is. */
function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
