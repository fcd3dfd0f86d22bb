import type { FilePlan } from './form-plan';
import { extensionOf, typeOf } from './file-type';
import { LIMIT_TEXTS, withLimit } from '../../../shared/foundation/limit-texts';
import type { PostedFile } from '../request/read-form';

const megabyte = 1024 * 1024;

/** What is wrong with the files of one field, one sentence each. */
export function fileFaults(
  { extensions, most = 1, maxSize = Infinity }: FilePlan,
  files: readonly PostedFile[],
  largestFile: number,
): string[] {
  if (files.length > most) return [most === 1 ? 'One file only.' : `At most ${most} files.`];
  const limit = Math.min(maxSize * megabyte, largestFile);
  return files.flatMap(({ name, content }) => {
    if (content.byteLength > limit) {
      return [withLimit(LIMIT_TEXTS.fileSize, sizeText(limit))];
    }
    if (extensions.includes(extensionOf(name)) && typeOf(name, content)) return [];
    return [withLimit(LIMIT_TEXTS.fileType, extensions.join(', '))];
  });
}

const sizeText = (bytes: number) => `${Number((bytes / megabyte).toFixed(2))} MB`;
