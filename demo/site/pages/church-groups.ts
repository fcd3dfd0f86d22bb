import type { Feeds } from '../congregation/feeds';
import { formData, groupForm } from '../congregation/group-form';
import { asAttributes, choiceIn } from './church-choice';
import type { Choice } from './church-choice';
import { groupItem } from './church-items';
import { churchLayout } from './church-layout';
import { html } from './markup';
import type { Markup } from './markup';

const FORM = '/church/group-form.json';

/**
 * All groups, written into the page and filtered by the server: a choice sends the form, with script and
 * without. Below them a form that its server describes.
 */
export function churchGroupsPage({ groups }: Feeds, query: Choice = {}): string {
  const choice = choiceIn(query, ['category', 'day', 'search']);
  const found = groups.filter((group) => fits(group, choice));
  return churchLayout({
    title: 'Groups',
    description: 'Where people of the church on the hill meet during the week.',
    here: '/church/groups',
    data: { [FORM]: formData(groupForm) },
    main: html`
      <h1>Groups</h1>
      <p class="lead">Most of what we are happens between two Sundays, around a table.</p>
      <wb-group-layout
        filtering="server"
        filters="category day search"
        ${asAttributes(choice)}
        columns="3"
      >
        <form slot="filters" class="choices" method="get" role="search" aria-label="Groups">
          ${list('category', 'Category', choice, groups)} ${list('day', 'Day', choice, groups)}
          <label
            >Search
            <input type="search" name="search" value="${choice.search}" autocomplete="off" />
          </label>
          <button class="action">Show</button>
        </form>
        ${found.map(groupItem)}
      </wb-group-layout>
      ${
        found.length === 0 &&
        html`<p>No group is like that. <a href="/church/groups">See all of them</a></p>`
      }
      <section class="find" id="find">
        <wb-ministry-form
          src="${FORM}"
          form-id="group"
          action="/forms/group"
          submit-text="Ask"
          heading-level="2"
        ></wb-ministry-form>
      </section>
    `,
  });
}

/** Whether a group has all that was chosen. The words of a search may stand in whatever its card shows. */
function fits(group: Feeds['groups'][number], { category, day, search = '' }: Choice): boolean {
  const { title, text, location, status } = group;
  const words = [title, text, location, group.category, group.day, status].join(' ').toLowerCase();
  return (
    (!category || group.category === category) &&
    (!day || group.day === day) &&
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** Every word that groups have for a filter, to choose from. */
function list(
  name: 'category' | 'day',
  label: string,
  choice: Choice,
  groups: Feeds['groups'],
): Markup {
  const words = [...new Set(groups.map((group) => group[name]))].toSorted();
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">All</option>
      ${words.map(
        (word) => html`<option ${word === choice[name] && html`selected`}>${word}</option>`,
      )}
    </select>
  </label>`;
}
