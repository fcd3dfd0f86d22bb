import { useLayoutEffect, useRef, useState } from 'react';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { applyPatches, type Patch } from '../../../shared/content/patch';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { drawNow } from '../../../shared/react/draw-now';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { FIELD } from '../../../shared/content/drawn';
import { useNative } from '../../../shared/react/hooks/use-native';
import { LIMIT_TEXTS } from '../../../shared/foundation/limit-texts';
import { textsOf } from '../../../shared/foundation/texts';
import { fileError, joined, type Limits } from './chosen-file';
import { FileList } from './file-list';
import { fileUpload } from './file-upload.contract';
import styles from './file-upload.css';
import { chooseFiles, filesIn } from './input-files';
import { readUpload, type Upload } from './read-upload';
import { useDrop } from './use-drop';
import { useFileValidity } from './use-file-validity';
import { useFiles } from './use-files';
import { useReopenDelay } from './use-reopen-delay';

interface Content extends Upload {
  limits: Limits;
}

export function FileUpload({ content, host, emit }: Wired<typeof fileUpload, Content>) {
  const { texts, limits, isMultiple, isInForm } = content;
  const input = content.node as HTMLInputElement | undefined;
  const area = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const { isWaiting, startDelay } = useReopenDelay();
  const [refusal, setRefusal] = useState('');
  const [news, setNews] = useState('');

  const files = useFiles(host, input, (now, before) => {
    // Synchronously, since a form may validate in the same event.
    reportValidity(fileError(now, limits));
    setRefusal('');
    setNews(newsOf(now, before, texts));
    emit('wb-file-upload-change', { files: now.map(({ name, size }) => ({ name, size })) });
  });
  const error = fileError(files, limits);
  const reportValidity = useFileValidity(input, error, !isInForm);
  const isClosed = isWaiting || (!isMultiple && files.length > 0);

  useLayoutEffect(() => applyPatches(patchInput(content)));
  // Not disabled: a disabled input is neither sent nor validated.
  useLayoutEffect(() => {
    if (!isClosed || !input) return undefined;
    writeAttribute(input, 'aria-disabled', 'true');
    return () => writeAttribute(input, 'aria-disabled', null);
  }, [isClosed, input]);

  useNative(host, 'click', (event) => {
    // A click on the label is dispatched on the input, too.
    if (isClosed && event.target === input) event.preventDefault();
  });
  useNative(hint, 'click', () => isClosed || input?.click());

  const isOpen = () => input !== undefined && !input.matches(':disabled');
  const isOver = useDrop(host, {
    isOpen,
    onDrop: (dropped, hadFolders) => {
      if (!input) return;
      const before = filesIn(input);
      if (dropped.length === 0 || hadFolders) setRefusal(texts.noFolder);
      else if (!input.multiple && dropped.length > 1) setRefusal(texts.one);
      else if (!input.multiple && before.length > 0) setRefusal(texts.full);
      else chooseFiles(input, input.multiple ? joined(before, dropped) : dropped);
    },
  });

  const remove = (index: number) => {
    if (!input || !isOpen()) return;
    drawNow(() => {
      chooseFiles(input, filesIn(input).toSpliced(index, 1));
      if (filesIn(input).length === 0) startDelay();
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
        data-held={isClosed || undefined}
        data-single={!isMultiple || undefined}
        data-invalid={error ? '' : undefined}
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

/** The announcement of added and removed files. */
function newsOf(now: File[], before: File[], { added, removed }: Upload['texts']): string {
  const said = (text: string, some: File[], others: File[]) => {
    const names = some.filter((file) => !others.includes(file)).map(({ name }) => name);
    return names.length > 0 ? text.replace('{name}', () => names.join(', ')) : '';
  };
  return [said(removed, before, now), said(added, now, before)].filter(Boolean).join(' ');
}

/** Slots the input into the area, and sets the size limit, which a form around it reads. */
function patchInput({ node, limits }: Content) {
  const attributes = { slot: FIELD, 'data-max-size': String(limits.maxSize) };
  return new Map<object, Patch>(node ? [[node, { attributes }]] : []);
}

function readContent(host: Light, page: Page, props: Props<typeof fileUpload>): Content {
  const text = textsOf(page);
  const upload = readUpload(host, page);
  const limits = {
    maxSize: props.maxSize,
    accept: upload.accept,
    maxSizeError: props.maxSizeError || text(LIMIT_TEXTS.fileSize),
    typeError: props.typeError || text(LIMIT_TEXTS.fileType),
  };
  return { ...upload, limits };
}

defineElement(fileUpload, FileUpload, styles, {
  content: readContent,
  patches: patchInput,
});
