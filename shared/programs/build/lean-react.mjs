import { withoutUnusedExports } from './unused-exports.mjs';
import { withoutUnusedFibers } from './unused-fibers.mjs';
import { UNUSED } from './unused-functions.mjs';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * An empty listener on every node that can be clicked: Safari on iOS sends no click to a node without
 * one on it or around it, below the body. The root around it has one here, which is enough.
 */
const CLICK_LISTENER = /(?<=\.onclick = )noop\$1/g;

const SCHEDULER = /\/scheduler\/cjs\/scheduler\.production\.js$/;

/** How the scheduler has itself called in another task: as Node, then as browsers, then as anything does. */
const CALLING =
  /if \("function" === typeof localSetImmediate\)[^]*?(?=function requestHostTimeout)/;

/**
 * As browsers do. Firefox drops a message that is posted while it keeps a page for Back: the scheduler would
 * wait for it for ever, and React draw nothing more, so it is called when the page is shown again, too.
 */
const CALLED = `var channel = new MessageChannel();
channel.port1.onmessage = performWorkUntilDeadline;
addEventListener("pageshow", performWorkUntilDeadline);
schedulePerformWorkUntilDeadline = function () {
  channel.port2.postMessage(null);
};
`;

/** At the head of each of its files, ten lines; one line says it for all of them. */
const LICENSE = /^\/\*\*\s+\* @license React[^]*?\*\//;
const NOTICE = '/*! React: MIT, (c) Meta Platforms, Inc. and affiliates */';

/** What only developers call. */
const FRAME_RATE = /exports\.unstable_forceFrameRate = function[^]*?\n};\n/;

/**
 * A rollup plugin for the browser build: React without the parts above. Stops the build if React has no
 * function of an entry. To use a feature in an element, remove its entry.
 */
export const leanReact = () => ({
  name: 'lean-react',
  transform(whole, id) {
    const code = withoutUnusedExports(whole, id, (text) => this.parse(text));
    if (SCHEDULER.test(id)) {
      if (!CALLING.test(code) || !FRAME_RATE.test(code))
        this.error(
          'The scheduler of React has itself called in another way, and might stop after Back in Firefox. ' +
            'Look what its new version does, and mend lean-react.mjs.',
        );
      const lean = code.replace(CALLING, CALLED).replace(FRAME_RATE, '').replace(LICENSE, '');
      return { code: lean, map: null };
    }
    if (!REACT_DOM.test(id)) return code === whole ? null : { code, map: null };
    const found = this.parse(code).body.map(functionIn).filter(Boolean);
    const changes = UNUSED.flatMap(({ use, functions, body = '' }) => {
      const ours = found.filter(({ name }) => functions.test(name));
      if (!ours.length) {
        this.error(
          `React has no function for ${use} any more, so nothing was left out of it. ` +
            'Look what its new version calls them; else take the entry out of unused-functions.mjs.',
        );
      }
      return ours.map(({ start, end }) => ({ start, end, body: `{${body}}` }));
    });
    let rest = code;
    // Replaces from the end, so that earlier offsets stay valid.
    for (const { start, end, body } of changes.toSorted((a, b) => b.start - a.start)) {
      rest = `${rest.slice(0, start)}${body}${rest.slice(end)}`;
    }
    const lean = rest.replaceAll(CLICK_LISTENER, 'null').replace(LICENSE, NOTICE);
    if (rest.search(CLICK_LISTENER) < 0)
      this.error(
        'React puts no empty click listener on its nodes any more. Take it out of lean-react.mjs.',
      );
    return { code: withoutUnusedFibers(lean, (text) => this.parse(text)), map: null };
  },
});

/** The name and the body of a function declaration, or of a function assigned to a prototype. */
function functionIn({ type, id, body, expression }) {
  if (type === 'FunctionDeclaration') return { name: id.name, start: body.start, end: body.end };
  const { left, right } = expression?.type === 'AssignmentExpression' ? expression : {};
  const of = left?.object;
  if (right?.type !== 'FunctionExpression' || of?.property?.name !== 'prototype') return undefined;
  const name = `${of.object.name}.${left.property.name}`;
  return { name, start: right.body.start, end: right.body.end };
}
