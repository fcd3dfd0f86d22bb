import { addressOf, common, elements } from './manifest';

const ATTEMPTS = 4;
const FIRST_PAUSE = 400;
/** Without a job where it has failed: a click may wait, so it is asked for once more at a time. */
const fetched = new Map<string, Promise<void> | undefined>();

/** Fetches and runs the chunks that define a tag. Safe to call again, also after a failure. */
export async function load(tag: string) {
  if (customElements.get(tag)) return;
  await fetchChunks(tag, 'high');
  await import(addressOf(elements[tag]!.chunks[0]!));
}

/**
 * Fetches a tag's chunks into the browser's cache, without running them. They are imported only then,
 * because Firefox remembers a failed module, and all its importers, for the life of the page.
 */
export const fetchChunks = (tag: string, priority: RequestPriority) =>
  Promise.all([...common, ...elements[tag]!.chunks].map((chunk) => fetchOnce(chunk, priority)));

/** Fetches and runs one self-contained module, such as a watcher. */
export async function loadModule(
  chunk: string,
  priority: RequestPriority = 'low',
): Promise<Record<string, unknown>> {
  await fetchOnce(chunk, priority);
  return import(addressOf(chunk));
}

function fetchOnce(chunk: string, priority: RequestPriority) {
  let job = fetched.get(chunk);
  if (!job) {
    job = attempt(addressOf(chunk), priority, fetched.has(chunk) ? ATTEMPTS : 1);
    job.catch(() => fetched.set(chunk, undefined));
    fetched.set(chunk, job);
  }
  return job;
}

async function attempt(address: string, priority: RequestPriority, count: number): Promise<void> {
  try {
    const response = await fetch(address, { priority });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    if (count === ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE << count));
    return attempt(address, priority, count + 1);
  }
}
