import { createHash } from 'node:crypto';
import { prerender } from 'wb-elements/publish';
import type { CatalogueEntry } from './catalogue';
import type { Example } from './demo';
import { BRANDS, DIRECTIONS, MODES, oneOrFirst, THEMES } from './look';
import type { Look, Mode } from './look';
import { ASSETS, examplePage } from './pages/example';

/** What the page of an element asks to have drawn. */
export interface Wish {
  tag: string;
  /** The example, counted from 1, that gives the page's data. */
  example: number;
  /** HTML in place of the example's. */
  html: string;
  mode: string;
  theme: string;
  brand?: string;
  dir: string;
}

export interface Drawing {
  html: string;
  policy: string;
  warnings: string[];
}

/** As long as HTML to be drawn may be, in characters. */
export const LONGEST = 16_000;
/** All that is kept, in characters; the oldest goes first. */
const MOST = 20_000_000;
const drawings = new Map<string, Drawing>();

/** Draws what somebody asked for and keeps it for a while; the answer is its name. */
export async function keepDrawing(
  wish: Wish,
  all: CatalogueEntry[],
): Promise<{ id: string; warnings: string[] } | undefined> {
  const entry = all.find(({ contract }) => contract.tag === wish.tag);
  const example = entry?.demo.examples[Number(wish.example) - 1];
  if (!entry || !example) return undefined;
  const mode = oneOrFirst(MODES, wish.mode);
  const drawing = await draw({ ...example, html: String(wish.html) }, mode, {
    tag: wish.tag,
    theme: oneOrFirst(THEMES, wish.theme),
    brand: oneOrFirst(BRANDS, wish.brand),
    dir: oneOrFirst(DIRECTIONS, wish.dir),
    events: eventsOf(all),
    loadsLate: mode === 'asleep' && ['visible', 'idle', 'eager'].includes(entry.contract.wakes),
    explains: Boolean(entry.contract.methods?.['explain']),
  });
  const id = createHash('sha256').update(drawing.html).digest('base64url').slice(0, 24);
  drawings.delete(id);
  drawings.set(id, drawing);
  dropOldest();
  return { id, warnings: drawing.warnings };
}

function dropOldest() {
  let kept = 0;
  for (const [id, { html }] of [...drawings].toReversed()) {
    kept += html.length;
    // The latest one is what somebody is waiting for.
    if (kept > MOST && kept > html.length) drawings.delete(id);
  }
}

export const drawingOf = (id: string): Drawing | undefined => drawings.get(id);

/** The names of all events, for an example's page to listen to. */
export const eventsOf = (all: CatalogueEntry[]): string[] =>
  all.flatMap(({ contract }) => Object.keys(contract.events ?? {}));

// In front, since the first of two counts.
const FORMS = "form-action 'none'";
const SCRIPT = /<script data-wb>[^]*?<\/script>/;

/**
 * An example as a publish step draws it. Nothing in it is sent anywhere, and of scripts only the
 * suite's and the gallery's run: HTML that somebody pasted may carry others.
 */
async function draw(example: Example, mode: Mode, look: Look): Promise<Drawing> {
  const source = await examplePage(example, { ...look, mode });
  const { html, policy, warnings } = prerender(source, { assets: ASSETS, loader: false });
  if (mode === 'source') return { html: source, policy: `${FORMS}; ${policy}`, warnings: [] };
  // Where scripts are off, browsers complain of each one in the page.
  const sent = mode === 'static' ? html.replace(SCRIPT, '') : html;
  return { html: sent, policy: `${FORMS}; ${policy}`, warnings };
}
