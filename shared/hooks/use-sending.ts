import { useEffect, useState } from 'react';
import { useBusyButtons } from './use-busy-buttons';

type OnBusy = (form: HTMLFormElement | null) => void;

/** One job at a time, such as a request, with a time limit. */
export class Sending {
  #current: AbortController | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  readonly #onBusy: OnBusy;

  /** @param onBusy called with the form of a job that begins, and with null when it ends */
  constructor(onBusy: OnBusy = () => {}) {
    this.#onBusy = onBusy;
  }

  isUnderWay = () => this.#current !== undefined;

  /**
   * Runs a job, in place of one that is still under way.
   *
   * @param form the form that is busy meanwhile; null for none
   * @param seconds after which the signal is aborted, counted anew whenever the job calls `restart`
   * @returns what the job gave; undefined when it was given up meanwhile
   */
  run = async <T>(
    form: HTMLFormElement | null,
    seconds: number,
    job: (signal: AbortSignal, restart: () => void) => Promise<T>,
  ): Promise<T | undefined> => {
    this.giveUp();
    const controller = new AbortController();
    this.#current = controller;
    this.#onBusy(form);
    const isCurrent = () => this.#current === controller;
    const restart = () => {
      // Progress may still be reported of a job that is over, and nobody would stop its timer.
      if (!isCurrent()) return;
      clearTimeout(this.#limit);
      this.#limit = setTimeout(() => controller.abort(), seconds * 1000);
    };
    restart();
    try {
      const result = await job(controller.signal, restart);
      return isCurrent() ? result : undefined;
    } finally {
      if (isCurrent()) this.#end();
    }
  };

  /** Aborts what is under way; its result is dropped. */
  giveUp = () => {
    this.#current?.abort();
    this.#end();
  };

  #end() {
    clearTimeout(this.#limit);
    this.#current = undefined;
    this.#onBusy(null);
  }
}

/**
 * Lets an element send one form at a time. The form's buttons are marked as busy meanwhile, and what
 * is under way is given up when the element goes.
 */
export function useSending(host: HTMLElement) {
  const [busyForm, setBusyForm] = useState<HTMLFormElement | null>(null);
  const [sending] = useState(() => new Sending(setBusyForm));
  useBusyButtons(host, busyForm);
  useEffect(() => sending.giveUp, [sending]);
  return { sending, busyForm };
}
