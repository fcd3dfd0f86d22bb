import { chosenBrand, chosenTheme } from '../theme-choice';
import { nothingDrawn } from './state';
import type { Choice, Drawn } from './state';

interface Answer {
  address?: string;
  warnings?: string[];
  problem?: string;
}

/** Has the server publish the HTML as it stands; the answer is where a frame finds it, or why not. */
export async function draw(tag: string, choice: Choice): Promise<Drawn> {
  const { example, mode, source, dir } = choice;
  const colours = { theme: chosenTheme(), brand: chosenBrand() };
  const body = JSON.stringify({ tag, example, mode, dir, html: source, ...colours });
  try {
    const response = await fetch('/gallery/drawings', { method: 'POST', body });
    const { address = '', warnings = [], problem = '' } = (await response.json()) as Answer;
    return { ...nothingDrawn, address, warnings, problem };
  } catch (error) {
    const problem = `The example could not be drawn (${String(error)}). The server may have stopped: start it, and change something here.`;
    return { ...nothingDrawn, problem };
  }
}
