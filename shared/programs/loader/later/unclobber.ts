/** Properties of the document that scripts of pages read most. */
const READ = [
  'body',
  'head',
  'documentElement',
  'defaultView',
  'activeElement',
  'readyState',
  'forms',
];

/**
 * Takes names from elements that hide a method or property of the document, such as
 * `<img name="querySelector">`: with them neither the suite nor React could find or make a node. Old
 * pages have such names by accident, and visitors' content by intent.
 */
export function unclobber() {
  // Looks at the document alone: each node that a script touches takes memory.
  for (const own of [Document, Node, EventTarget]) {
    const properties = Object.getOwnPropertyDescriptors(own.prototype);
    for (const [name, { value }] of Object.entries(properties)) {
      if (typeof value === 'function' && name !== 'constructor' && at(name) !== value) free(name);
    }
  }
  for (const name of READ)
    if (at(name) !== Reflect.get(Document.prototype, name, document)) free(name);
}

const at = (name: string) => (document as unknown as Record<string, unknown>)[name];

function free(name: string) {
  // No others hide anything, and a field is sent under its name.
  const named = Document.prototype.querySelectorAll.call(
    document,
    `:is(embed,form,iframe,img,object)[name="${name}"]`,
  );
  for (const node of named) node.removeAttribute('name');
  if (named.length) import('./warn-of-name').then((it) => it.warnOfName(name), reportError);
}
