/** What an element's page in the gallery shows; the common tests and the benchmark draw from it too. */
export interface Demo {
  /** The first is the one that stands for the element. */
  examples: Example[];
  /**
   * Set when what it shows depends on the present moment: its watcher writes it into the drawing, and
   * says so with `data-wb-state` on the host. Tests that compare what they see let the clock stand.
   */
  followsClock?: true;
  /**
   * Set when its watcher moves what is drawn for a while once it is seen, unless the visitor wants less
   * motion; tests that look for changes of a drawing ask for that.
   */
  moves?: true;
  /** States beyond the first drawing, with how to reach each. */
  states?: State[];
  /**
   * What the site's backend answers in the gallery, where nothing is sent; undefined for what it does
   * not know. Runs in the page.
   */
  backend?: (path: string, fields: Record<string, string>) => Answer | undefined;
}

interface Answer {
  status: number;
  /** Sent as JSON. */
  body: unknown;
}

export interface Example {
  name: string;
  /** HTML as an author writes it; ids in it are unique within the example. */
  html: string;
  /** The page's data, by name: `products` becomes `<script type="application/json" data-wb-products>`. */
  data?: Record<string, unknown>;
  /** Set when it speaks of the whole page, so that no page has a thousand of it. */
  once?: true;
  /** Part of what the developer is told about it, when it shows what an author should not do. */
  warns?: string;
}

export interface State {
  name: string;
  /** The example it starts from; the first unless told. */
  example?: string;
  /** Brings the awake element there. Runs in the page alone, so it names nothing from outside. */
  reach: (host: HTMLElement) => void;
  /** Part of what the developer is told there. */
  warns?: string;
}

/** An example's page data as the scripts that carry it. */
export const dataScripts = ({ data = {} }: Example): string =>
  Object.entries(data)
    .map(([name, value]) => {
      const json = JSON.stringify(value).replace(/</g, '\\u003c');
      return `<script type="application/json" data-wb-${name}>${json}</script>`;
    })
    .join('\n');
