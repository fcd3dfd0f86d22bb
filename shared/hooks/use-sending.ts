import { useEffect, useState } from 'react';

/** One request at a time: begins it, ends it after its time, and forgets it when the element goes. */
class Sending {
  #current: AbortController | undefined;

  isUnderWay = () => this.#current !== undefined;

  /**
   * Runs a request.
   *
   * @param seconds after which it is ended, counted anew whenever it calls `goesOn`
   * @returns what the request gave; undefined when it was forgotten meanwhile
   */
  run = async <T>(
    seconds: number,
    request: (signal: AbortSignal, goesOn: () => void) => Promise<T>,
  ): Promise<T | undefined> => {
    const controller = new AbortController();
    this.#current = controller;
    const begin = () => setTimeout(() => controller.abort(), seconds * 1000);
    let limit = begin();
    const goesOn = () => {
      clearTimeout(limit);
      if (this.#current === controller) limit = begin();
    };
    try {
      const result = await request(controller.signal, goesOn);
      return this.#current === controller ? result : undefined;
    } finally {
      clearTimeout(limit);
      if (this.#current === controller) this.#current = undefined;
    }
  };

  forget = () => {
    this.#current?.abort();
    this.#current = undefined;
  };
}

/** The one request an element may have under way. */
export function useSending() {
  const [sending] = useState(() => new Sending());
  useEffect(() => sending.forget, [sending]);
  return sending;
}
