import { useRef } from 'react';
import type { ConsentPurpose } from '../../../shared/foundation/consent-purpose';
import type { Choices } from './read-choices';
import { switchesIn } from './switches';

interface Props {
  choices: Choices;
  /** What has just been saved, in words; empty before. */
  status: string;
  /** Called when a switch is changed, which saves nothing yet. */
  onChoose: () => void;
  decide: (granted: ConsentPurpose[]) => void;
}

/** The purposes with their switches, and the buttons. */
export function ChoiceList({ choices, status, onChoose, decide }: Props) {
  const { purposes, hasHeading, texts } = choices;
  const list = useRef<HTMLDivElement>(null);
  const save = () =>
    decide(
      switchesIn(list.current!)
        .filter(({ checked }) => checked)
        .map(({ name }) => name),
    );
  return (
    <>
      {!hasHeading && (
        <p className="heading" part="heading" role="heading" aria-level={2}>
          {texts.label}
        </p>
      )}
      <slot />
      {purposes.length > 0 && (
        <div ref={list} className="choices">
          {purposes.map(({ name, title, about, isAsked }) => (
            <label key={name} className="purpose" part="purpose">
              <span className="words">
                <span className="title" id={`${name}-title`}>
                  {title}
                </span>
                <span className="about" id={`${name}-about`}>
                  {about}
                </span>
              </span>
              <input
                type="checkbox"
                part="switch"
                name={name}
                data-asked={isAsked || undefined}
                onChange={onChoose}
                aria-labelledby={`${name}-title`}
                aria-describedby={`${name}-about`}
              />
            </label>
          ))}
          <div className="buttons">
            <button type="button" part="refuse-all" onClick={() => decide([])}>
              {texts.refuseAll}
            </button>
            <button
              type="button"
              part="accept-all"
              onClick={() => decide(purposes.map(({ name }) => name))}
            >
              {texts.acceptAll}
            </button>
            <button type="button" part="save" onClick={save}>
              {texts.save}
            </button>
          </div>
        </div>
      )}
      {/* Always there, because screen readers announce only changes in existing regions. */}
      <p className="status" part="status" role="status">
        {purposes.length ? status : texts.none}
      </p>
    </>
  );
}
