import { useEffect, useRef, useState } from 'react';
import type { Line, LineFailure, Taken } from '../../browser/network/send-line';
import { announce } from '../../bus/bus';
import { useNative } from '../hooks/use-native';
import { useSending } from '../hooks/use-sending';

interface Props {
  host: HTMLElement;
  /** The product, as announcements name it; its id unless told. */
  product?: string;
  /** What is chosen now: the answer to another line is forgotten. */
  chosen?: string | undefined;
  /** How long the cart may take, in seconds. */
  timeout: number;
  texts: { added: string; failed: string };
  /** What a form asks for; undefined for nothing that can be bought. */
  lineOf: (form: HTMLFormElement) => Line | undefined;
  send: (line: Line, form: HTMLFormElement, signal: AbortSignal) => Promise<Taken>;
  /** A line is about to be sent; returns whether it may be. */
  onAdd: (line: Line) => boolean;
  onAdded: (added: Line & { answer: unknown }) => void;
  onFailed: (failed: Line & LineFailure) => void;
}

/** What the cart answered: a state for the style sheet, and a message. */
const NONE = { state: 'idle', message: '' };

/** An author's form that a cart answers without leaving the page, and its answer in a status below. */
export function CartForm(props: Props) {
  const { host, product, chosen, timeout, texts } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const [answer, setAnswer] = useState(NONE);
  const { sending, busyForm } = useSending(host);

  // The answer applies to one variant. A picker that wakes later announces that variant again.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (chosen !== asked.current) setAnswer(NONE);
  }, [chosen]);

  const send = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    const line = props.lineOf(form);
    if (!line || !props.onAdd(line)) return;
    const handle = product ?? line.id;
    asked.current = line.id;
    announce('cart.add', handle, line);
    setAnswer(NONE);
    const taken = await sending.run(form, timeout, (signal) => props.send(line, form, signal));
    if (!taken) return;
    const { failure, body, count } = taken;
    if (failure) {
      const { status, message, description } = failure;
      setAnswer({ state: 'failed', message: description || texts.failed });
      announce('cart.failed', handle, { ...line, status, message });
      props.onFailed({ ...line, ...failure });
    } else {
      const added = { ...line, answer: body };
      setAnswer({ state: 'added', message: texts.added });
      announce('cart.added', handle, added);
      announce('cart.changed', '', { answer: body, ...(count !== undefined && { count }) });
      props.onAdded(added);
    }
  };

  useNative(slot, 'submit', (event) => {
    // A button that leads elsewhere, such as to the checkout, is the browser's.
    if (event.defaultPrevented || event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  });

  return (
    <div className="box" aria-busy={busyForm !== null}>
      <slot ref={slot} />
      <p className="message" part="message" role="status" data-state={answer.state}>
        {answer.message}
      </p>
    </div>
  );
}
