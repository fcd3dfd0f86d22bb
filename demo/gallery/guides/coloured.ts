import { escapeHtml } from '../../../shared/foundation/escape-html';

const PIECES =
  /(<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|\/\/[^\n]*)|(<\/?[\w-]+|(?<!=)\/?>)|("[^"\n]*"|'[^'\n]*'|`[^`]*`)|\b(import|export|from|const|await|for|of|if|return|async)\b/g;
const KINDS = ['comment', 'tag', 'text', 'word'];

/** Code as HTML in which comments, tags, texts and words of the language have a class each. */
export const coloured = (code: string): string => {
  let html = '';
  let done = 0;
  for (const match of code.matchAll(PIECES)) {
    const kind = KINDS[match.slice(1).findIndex(Boolean)];
    html += escapeHtml(code.slice(done, match.index));
    html += `<span class="${kind}">${escapeHtml(match[0])}</span>`;
    done = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(done));
};
