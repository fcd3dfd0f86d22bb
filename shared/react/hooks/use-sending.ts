import { useEffect, useState } from 'react';
import { useBusyButtons } from './use-busy-buttons';

type OnBusy = (form: HTMLFormElement | null) => void;

/** One job at a time, such as a request, with a time limit. */
export class Sending {
  #current: AbortController | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  readonly #onBusy: OnBusy;

  /** @param onBusy called with the form when a job starts, and with null when it ends */
  constructor(onBusy: OnBusy = () => {}) {
    this.#onBusy = onBusy;
  }

  isUnderWay = () => this.#current !== undefined;

  /**
   * Runs a job, and aborts the previous one if it is still running.
   *
   * @param form the form that is busy meanwhile; null for none
   * @param seconds until the signal is aborted, restarted whenever the job calls `restart`
   * @returns the job's result; undefined if it was given up meanwhile, also where it has failed since
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
      // A finished job may still report progress, and its new timer would never be cleared.
      if (!isCurrent()) return;
      clearTimeout(this.#limit);
      this.#limit = setTimeout(() => controller.abort(), seconds * 1000);
    };
    restart();
    try {
      const result = await job(controller.signal, restart);
      return isCurrent() ? result : undefined;
    } catch (error) {
      if (isCurrent()) throw error;
      return undefined;
    } finally {
      if (isCurrent()) this.#end();
    }
  };

  /** Aborts the running job and drops its result. */
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
 * Lets an element send one form at a time. Marks the form's buttons as busy meanwhile, and gives up the
 * running job when the element unmounts.
 */
export function useSending(host: HTMLElement) {
  const [busyForm, setBusyForm] = useState<HTMLFormElement | null>(null);
  const [sending] = useState(() => new Sending(setBusyForm));
  useBusyButtons(host, busyForm);
  useEffect(() => sending.giveUp, [sending]);
  return { sending, busyForm };
}
