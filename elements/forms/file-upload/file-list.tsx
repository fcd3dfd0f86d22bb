import { fileError, type Limits, sizeText } from './chosen-file';
import type { Upload } from './read-upload';

interface FileListProps {
  files: File[];
  limits: Limits;
  texts: Upload['texts'];
  /** The page's language, for sizes. */
  language: string;
  onRemove: (index: number) => void;
}

/** The chosen files, each with its size and a button that removes it. */
export function FileList({ files, limits, texts, language, onRemove }: FileListProps) {
  return (
    <ul className="files" part="files">
      {files.map((file, index) => (
        <li key={index} className="file" part="file">
          {fileError([file], limits) && (
            <svg className="mark" viewBox="0 0 16 16" role="img" aria-label={texts.refused}>
              <path d="M8 1 15.5 14.5H.5Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M8 6v4m0 1.5v1" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          )}
          <bdi className="name">{file.name}</bdi>
          <span className="size">{sizeText(file.size, language)}</span>
          <button
            type="button"
            className="delete"
            part="delete"
            aria-label={texts.remove.replace('{name}', () => file.name)}
            onClick={() => onRemove(index)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
