import { useLayoutEffect, useRef, useState } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { drawNow } from '../../../shared/element/draw-now';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { FIELD } from '../../../shared/element/signals';
import { useNative } from '../../../shared/hooks/use-native';
import { textsOf } from '../../../shared/text/texts';
import { joined, type Limits, problemIn } from './chosen-file';
import { FileList } from './file-list';
import { fileUpload } from './file-upload.contract';
import styles from './file-upload.css';
import { choose, filesIn } from './held-files';
import { readUpload, type Upload } from './read-upload';
import { useDrop } from './use-drop';
import { useFiles } from './use-files';
import { useProblem } from './use-problem';
import { useRest } from './use-rest';

interface Content extends Upload {
  limits: Limits;
}

export function FileUpload({ content, host, emit }: Wired<typeof fileUpload, Content>) {
  const { texts, limits, isMultiple, isInForm } = content;
  const input = content.node as HTMLInputElement | undefined;
  const area = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const { isResting, rest } = useRest();
  const [refusal, setRefusal] = useState('');
  const [news, setNews] = useState('');

  const files = useFiles(host, input, (now, before) => {
    // At once, since a form may ask in the same event.
    mark(problemIn(now, limits));
    setRefusal('');
    setNews(newsOf(now, before, texts));
    emit('wb-file-upload-change', { files: now.map(({ name, size }) => ({ name, size })) });
  });
  const problem = problemIn(files, limits);
  const mark = useProblem(input, problem, !isInForm);
  const isHeld = isResting || (!isMultiple && files.length > 0);

  useLayoutEffect(() => {
    if (input) amendAll([input], (node) => amendInput(node, content));
  });
  // Not disabled, or what it holds would be neither sent nor validated.
  useLayoutEffect(() => {
    if (!isHeld || !input) return undefined;
    input.setAttribute('aria-disabled', 'true');
    return () => input.removeAttribute('aria-disabled');
  }, [isHeld, input]);

  useNative(host, 'click', (event) => {
    // A click on its label comes to the input as well.
    if (isHeld && event.target === input) event.preventDefault();
  });
  useNative(hint, 'click', () => isHeld || input?.click());

  const isOpen = () => input !== undefined && !input.matches(':disabled');
  const isOver = useDrop(host, {
    isOpen,
    onDrop: (dropped, hadFolders) => {
      if (!input) return;
      const before = filesIn(input);
      if (dropped.length === 0 || hadFolders) setRefusal(texts.noFolder);
      else if (!input.multiple && dropped.length > 1) setRefusal(texts.one);
      else if (!input.multiple && before.length > 0) setRefusal(texts.full);
      else choose(input, input.multiple ? joined(before, dropped) : dropped);
    },
  });

  const remove = (index: number) => {
    if (!input || !isOpen()) return;
    drawNow(() => {
      choose(input, filesIn(input).toSpliced(index, 1));
      if (filesIn(input).length === 0) rest();
    });
    const others = area.current?.querySelectorAll<HTMLElement>('[part=delete]') ?? [];
    (others[Math.min(index, others.length - 1)] ?? input).focus();
  };

  const size = String(limits.maxSize);
  return (
    <>
      <slot />
      <div
        ref={area}
        className="area"
        part="area"
        data-over={isOver || undefined}
        data-filled={files.length > 0 || undefined}
        data-held={isHeld || undefined}
        data-single={!isMultiple || undefined}
        data-invalid={problem ? '' : undefined}
      >
        <div className="choice">
          <slot name={FIELD} />
          <p ref={hint} className="hint" part="hint">
            <span className="drop">{isMultiple ? texts.dropMany : texts.drop}</span>
            <span>{(isMultiple ? texts.limitMany : texts.limit).replace('{size}', size)}</span>
          </p>
        </div>
        {files.length > 0 && (
          <FileList
            files={files}
            limits={limits}
            texts={texts}
            language={host.closest<HTMLElement>('[lang]')?.lang ?? ''}
            onRemove={remove}
          />
        )}
      </div>
      <p className="message" part="message" role="alert">
        {refusal}
      </p>
      <p className="unseen" role="status">
        {news}
      </p>
    </>
  );
}

/** What was added or taken away, in words. */
function newsOf(now: File[], before: File[], { added, removed }: Upload['texts']): string {
  const says = (text: string, some: File[], others: File[]) => {
    const names = some.filter((file) => !others.includes(file)).map(({ name }) => name);
    return names.length > 0 ? text.replace('{name}', () => names.join(', ')) : '';
  };
  return [says(removed, before, now), says(added, now, before)].filter(Boolean).join(' ');
}

/** The input stands in the area, and carries its limit for a form around it. */
function amendInput({ node }: Light, { node: input, limits }: Content) {
  if (node !== input) return undefined;
  return { attributes: { slot: FIELD, 'data-max-size': String(limits.maxSize) } };
}

function readContent(host: Light, page: Page, props: Props<typeof fileUpload>): Content {
  const text = textsOf(page);
  const upload = readUpload(host, page);
  const limits = {
    maxSize: props.maxSize,
    accept: upload.accept,
    maxSizeError: props.maxSizeError || text('This file exceeds the maximum allowed size.'),
    typeError: props.typeError || text('Only files with the following extensions are allowed:'),
  };
  return { ...upload, limits };
}

defineElement(fileUpload, FileUpload, styles, {
  content: readContent,
  amend: amendInput,
  stamp: ({ isMultiple }) => String(isMultiple),
});
