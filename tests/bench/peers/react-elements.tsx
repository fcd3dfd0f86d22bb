import r2wc from '@r2wc/react-to-web-component';
import { useLayoutEffect, useState } from 'react';

interface Given {
  /** The shadow root that r2wc draws into. */
  container: ShadowRoot;
}

/** Tabs as one writes them with React and r2wc alone: drawn in the browser, from the content given. */
function Tabs({ container }: Given) {
  const [sections] = useState(() => [...container.host.children]);
  const [active, setActive] = useState(0);
  useLayoutEffect(() => sections.forEach((section, at) => (section.slot = `panel-${at}`)));
  return (
    <>
      <div role="tablist">
        {sections.map((section, at) => (
          <button
            key={at}
            role="tab"
            aria-selected={at === active}
            tabIndex={at === active ? 0 : -1}
            onClick={() => setActive(at)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') setActive((at + 1) % sections.length);
              if (key === 'ArrowLeft') setActive((at + sections.length - 1) % sections.length);
            }}
          >
            {section.querySelector('h3')?.textContent}
          </button>
        ))}
      </div>
      {sections.map((_, at) => (
        <div key={at} role="tabpanel" hidden={at !== active}>
          <slot name={`panel-${at}`} />
        </div>
      ))}
    </>
  );
}

/** A number field that adds and takes away one. */
function Quantity({ value: initial = 1 }: { value?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <div role="group">
      <button type="button" aria-label="Take one away" onClick={() => setValue(value && value - 1)}>
        −
      </button>
      <input
        type="number"
        min="0"
        aria-label="Quantity"
        value={value}
        onChange={({ target }) => setValue(Math.max(0, Number(target.value)))}
      />
      <button type="button" part="add" aria-label="Add one" onClick={() => setValue(value + 1)}>
        +
      </button>
    </div>
  );
}

customElements.define('react-tabs', r2wc(Tabs, { shadow: 'open' }));
customElements.define(
  'react-quantity',
  r2wc(Quantity, { shadow: 'open', props: { value: 'number' } }),
);
