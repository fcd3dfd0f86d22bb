import { html, render } from 'lit-html';
import type { SearchEntry } from '../search/entries';
import { find } from '../search/find';
import { marked } from '../search/marked';

const SHOWN = 8;

/**
 * Shows what is found while somebody types (ARIA Authoring Practices: combobox with a list). The
 * form stays what it is: Enter without a choice leads to the page of results.
 */
export function offerSearch() {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const list = document.createElement('div');
  Object.assign(list, { id: 'found', role: 'listbox', ariaLabel: 'Found', hidden: true });
  list.className = 'found';
  form.append(list);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', 'found');
  field.ariaExpanded = 'false';

  let entries: Promise<SearchEntry[]> | undefined;
  let found: SearchEntry[] = [];
  let active = -1;

  const draw = () => {
    list.hidden = found.length === 0;
    field.ariaExpanded = String(!list.hidden);
    field.setAttribute('aria-activedescendant', active < 0 ? '' : `found-${active}`);
    render(
      found.map(
        ({ kind, name, of, text, href }, index) =>
          html`<a
            id="found-${index}"
            role="option"
            tabindex="-1"
            aria-selected=${index === active}
            href=${href}
            ><code>${withMarks(name, field.value)}</code>
            <span class="quiet">${kind}${of === name ? '' : ` of ${of}`}</span
            ><span class="text">${withMarks(text, field.value)}</span></a
          >`,
      ),
      list,
    );
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  };
  const show = (next: SearchEntry[], at = -1) => {
    found = next;
    active = at;
    draw();
  };
  const search = async () => {
    entries ??= fetch('/gallery/search.json').then((it) => it.json() as Promise<SearchEntry[]>);
    const query = field.value;
    const next = find(await entries, query).slice(0, SHOWN);
    if (query === field.value) show(next);
  };

  field.addEventListener('input', () => void search());
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) {
      event.preventDefault();
      const count = found.length + 1;
      show(found, ((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      location.assign(found[active]!.href);
      show([]);
    } else if (event.key === 'Escape' && found.length) {
      event.preventDefault();
      show([]);
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show([]);
  });
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    const types = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (event.key !== '/' || types || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

const withMarks = (text: string, query: string) =>
  marked(text, query).map((it) => (it.isMarked ? html`<mark>${it.text}</mark>` : it.text));
